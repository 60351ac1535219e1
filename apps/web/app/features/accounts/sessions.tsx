import type { listSessions } from "@fernwell/contract/accounts";
import type { OutputOf } from "@fernwell/contract/endpoint";
import { MonitorSmartphone } from "lucide-react";
import { useRef, useState } from "react";
import { formatDateTime } from "#app/lib/format-date.ts";
import { Loaded } from "#app/page/loaded.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useEndAllSessions, useEndSession, useSessions } from "./sessions.api.ts";

/** The devices that the person is logged in on. Each can be logged out, or all at once. */
export function Sessions() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const sessions = useSessions();
  const endAll = useEndAllSessions();
  const [isAsking, setIsAsking] = useState(false);

  return (
    <SettingsCard
      id="sessions"
      heading="Where you are logged in"
      headingRef={headingRef}
      lead="If you do not know one of these, log it out and change your password."
    >
      <Loaded
        query={sessions}
        failure="We could not load your devices."
        skeleton={<Skeleton className="h-20" />}
      >
        {(list) => (
          <ul className="divide-y divide-line border-line border-y">
            {list.map((session) => (
              <Row key={session.id} session={session} onEnded={() => headingRef.current?.focus()} />
            ))}
          </ul>
        )}
      </Loaded>
      <div className="mt-5">
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          Log out everywhere
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Log out everywhere?"
        message="This device is logged out too, and your calendar address stops working. You can log in again with your password."
        confirmLabel="Log out everywhere"
        cancelLabel="Cancel"
        pending={endAll.isPending}
        pendingLabel="Logging out..."
        onConfirm={() => endAll.mutate(undefined, { onError: () => setIsAsking(false) })}
      />
    </SettingsCard>
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
            {session.is_current
              ? "This device"
              : `Last used ${formatDateTime(new Date(session.last_used_at))}`}
            , logged in {formatDateTime(new Date(session.started_at))}
          </p>
        </div>
      </div>
      {!session.is_current && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Log out ${session.device}, last used ${formatDateTime(new Date(session.last_used_at))}`}
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
