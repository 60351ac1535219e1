import { useRef } from "react";
import { LoadFailure } from "#app/items/load-failure.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { showToast } from "#app/ui/toast.ts";
import { useCalendar, useStartCalendar, useStopCalendar } from "./calendar.api.ts";

/** An address that a calendar program reads somebody's plans from, shown once. */
export function CalendarAddress() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { data: calendar, error, refetch } = useCalendar();
  const start = useStartCalendar();
  const stop = useStopCalendar();

  return (
    <section aria-labelledby="calendar">
      <h3 id="calendar" ref={headingRef} tabIndex={-1} className="text-xl outline-none">
        Your plans in your calendar
      </h3>
      <p className="mt-1 text-ink-700">
        A secret address for your calendar program. Each plan begins on the day after you made it. Whoever has
        the address can read your plans, and nothing else.
      </p>
      <div className="mt-4">
        {calendar === undefined && error && (
          <LoadFailure message="We could not look for an address." onRetry={() => refetch()} />
        )}
        {calendar === undefined && !error && <Skeleton className="h-12 max-w-60" />}
        {calendar && (
          <>
            {start.data && calendar.is_on && <NewAddress url={start.data.url} />}
            {!start.data && calendar.since !== null && (
              <p className="mb-4 text-ink-700">
                It has been on since {day.format(new Date(calendar.since))}. The address was shown when it was
                made; if you no longer have it, make a new one.
              </p>
            )}
            <div className="flex flex-wrap gap-3">
              <Button
                variant="secondary"
                pending={start.isPending}
                pendingLabel="Making it..."
                onClick={() => start.mutate()}
              >
                {calendar.is_on ? "Make a new address" : "Make an address"}
              </Button>
              {calendar.is_on && (
                <Button
                  variant="secondary"
                  pending={stop.isPending}
                  pendingLabel="Turning off..."
                  onClick={() =>
                    stop.mutate(undefined, {
                      onSuccess: () => {
                        start.reset();
                        headingRef.current?.focus();
                      },
                    })
                  }
                >
                  Turn it off
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function NewAddress({ url }: { url: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast.success("The address is copied.");
    } catch {
      showToast.error("Your browser did not let us copy it. Please select and copy it yourself.");
    }
  }

  return (
    <div role="status" className="mb-4 rounded-card bg-fern-50 p-4 sm:p-5">
      <p className="font-semibold">Your address, shown this once</p>
      <p className="wrap-anywhere mt-1 select-all font-mono text-sm">{url}</p>
      <div className="mt-3">
        <Button size="small" onClick={copy}>
          Copy the address
        </Button>
      </div>
    </div>
  );
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });
