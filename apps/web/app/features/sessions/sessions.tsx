import type { listSessions } from "@fernwell/contract/accounts";
import type { OutputOf } from "@fernwell/contract/endpoint";
import { MonitorSmartphone } from "lucide-react";
import { useRef, useState } from "react";
import { LoadFailure } from "#app/items/load-failure.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useEndAllSessions, useEndSession, useSessions } from "./sessions.api.ts";

/** Where somebody is logged in, with a way to end each of these and all. */
export function Sessions() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { data: sessions, error, refetch } = useSessions();
  const endAll = useEndAllSessions();
  const [isAsking, setIsAsking] = useState(false);

  return (
    <section aria-labelledby="sessions">
      <h3 id="sessions" ref={headingRef} tabIndex={-1} className="text-xl outline-none">
        Where you are logged in
      </h3>
      <p className="mt-1 text-ink-700">
        If you do not know one of these, log it out and change your password.
      </p>
      <div className="mt-4">
        {sessions === undefined && error && (
          <LoadFailure message="We could not load your devices." onRetry={() => refetch()} />
        )}
        {sessions === undefined && !error && <Skeleton className="h-20" />}
        {sessions && (
          <ul className="divide-y divide-line border-line border-y">
            {sessions.map((session) => (
              <Row key={session.id} session={session} onEnded={() => headingRef.current?.focus()} />
            ))}
          </ul>
        )}
      </div>
      <div className="mt-5">
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          Log out everywhere
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Log out everywhere?"
        message="This device is logged out too. You can log in again with your password."
        confirmLabel="Log out everywhere"
        cancelLabel="Cancel"
        pending={endAll.isPending}
        pendingLabel="Logging out..."
        onConfirm={() => endAll.mutate(undefined, { onError: () => setIsAsking(false) })}
      />
    </section>
  );
}

type Session = OutputOf<typeof listSessions>["sessions"][number];

function Row({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const end = useEndSession();

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3.5">
      <div className="flex min-w-0 items-start gap-3">
        <MonitorSmartphone aria-hidden className="mt-0.5 size-5.5 shrink-0 text-fern-700" />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{session.device}</p>
          <p className="text-ink-500 text-sm">
            {session.is_current ? "This device" : `Last used ${inWords(session.last_used_at)}`}, logged in{" "}
            {inWords(session.started_at)}
          </p>
        </div>
      </div>
      {!session.is_current && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Log out ${session.device}, last used ${inWords(session.last_used_at)}`}
          pending={end.isPending}
          pendingLabel="Logging out..."
          onClick={() => end.mutate(session.id, { onSuccess: onEnded })}
        >
          Log out
        </Button>
      )}
    </li>
  );
}

const clock = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

function inWords(moment: string): string {
  return clock.format(new Date(moment));
}
