import { paths } from "@fernwell/contract/paths";
import type { SecurityEvent } from "@fernwell/contract/security-log";
import { useEffect, useRef, useState } from "react";
import { formatDateTime } from "#app/lib/format-date.ts";
import { Loaded } from "#app/page/loaded.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { describeSecurityEvent } from "./describe-security-event.ts";
import { securityEventIcons } from "./security-event-icons.ts";
import { useSecurityLog } from "./security-log.api.ts";

/** What happened around the person's login, the newest first. */
export function SecurityLog() {
  const log = useSecurityLog();

  return (
    <SettingsCard
      id="security-activity"
      heading="Recent security activity"
      lead="From the last 180 days. Wrong passwords from one network are noted once an hour."
    >
      <Loaded
        query={log}
        failure="We could not load your security activity."
        skeleton={<Skeleton className="h-40" />}
      >
        {(events) =>
          events.length === 0 ? (
            <p className="text-ink-700">Nothing yet. Your next login will be the first line.</p>
          ) : (
            <Events events={events} log={log} />
          )
        }
      </Loaded>
    </SettingsCard>
  );
}

function Events({
  events,
  log,
}: {
  events: readonly SecurityEvent[];
  log: ReturnType<typeof useSecurityLog>;
}) {
  const [firstNew, setFirstNew] = useState<number | null>(null);

  function showMore() {
    setFirstNew(events.length);
    void log.fetchNextPage();
  }

  return (
    <>
      <p className="-mt-3 mb-4 text-ink-700">
        Not you? <TextLink to={paths.myPassword}>Change your password</TextLink>
      </p>
      <ul className="divide-y divide-line border-line border-y">
        {events.map((event, index) => (
          <Row key={event.id} event={event} takesFocus={index === firstNew} />
        ))}
      </ul>
      {log.hasNextPage && (
        <div className="mt-5">
          <Button
            variant="secondary"
            pending={log.isFetchingNextPage}
            pendingLabel="Loading..."
            onClick={showMore}
          >
            Show more
          </Button>
        </div>
      )}
      {log.isFetchNextPageError && !log.isFetchingNextPage && (
        <p role="alert" className="mt-3 text-berry-700">
          We could not load more. Please try again.
        </p>
      )}
    </>
  );
}

/** The first of the rows that "Show more" has added takes the focus, since the button may be gone. */
function Row({ event, takesFocus }: { event: SecurityEvent; takesFocus: boolean }) {
  const ref = useRef<HTMLLIElement>(null);
  const Icon = securityEventIcons[event.kind];

  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);

  return (
    <li ref={ref} tabIndex={-1} className="flex items-start gap-3 py-3.5">
      <Icon
        aria-hidden
        className={cx(
          "mt-0.5 size-5.5 shrink-0",
          event.kind === "login_failed" ? "text-sun-700" : "text-fern-700",
        )}
      />
      <div className="min-w-0">
        <p className="wrap-anywhere">{describeSecurityEvent(event)}</p>
        <time dateTime={event.occurred_at} className="text-ink-500 text-sm">
          {formatDateTime(new Date(event.occurred_at))}
        </time>
      </div>
    </li>
  );
}
