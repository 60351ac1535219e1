import { useRef, useState } from "react";
import { formatLongDate } from "#app/lib/format-date.ts";
import { Loaded } from "#app/page/loaded.tsx";
import { PasswordDialog } from "#app/page/password-dialog.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { showToast } from "#app/ui/toast.ts";
import { useCalendar, useStartCalendar, useStopCalendar } from "./calendar.api.ts";
import { CalendarAlarms } from "./calendar-alarms.tsx";

/** The address from which a calendar program reads the person's plans; shown only when it is created. */
export function CalendarAddress() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const calendar = useCalendar();
  const [newUrl, setNewUrl] = useState<string | null>(null);
  const stop = useStopCalendar();

  function turnOff() {
    stop.mutate(undefined, {
      onSuccess: () => {
        setNewUrl(null);
        headingRef.current?.focus();
      },
    });
  }

  return (
    <SettingsCard
      id="calendar"
      heading="Your plans in your calendar"
      headingRef={headingRef}
      lead="See your plans in your calendar app. Anyone who has the secret address can read your plans, and nothing else. A plan without days starts the day after you made it."
    >
      <Loaded
        query={calendar}
        failure="We could not load your calendar address."
        skeleton={<Skeleton className="h-12 max-w-60" />}
      >
        {({ is_on, since, has_alarms }) => (
          <>
            {newUrl !== null && is_on && <NewAddress url={newUrl} />}
            {newUrl === null && since !== null && (
              <p className="mb-4 text-ink-700">
                It has been on since {formatLongDate(new Date(since))}. The address was shown when it was
                made; if you no longer have it, make a new one.
              </p>
            )}
            <div className="flex flex-wrap gap-3">
              <MakeAddress isOn={is_on} onMade={setNewUrl} />
              {is_on && (
                <Button
                  variant="secondary"
                  pending={stop.isPending}
                  pendingLabel="Turning off..."
                  onClick={turnOff}
                >
                  Turn it off
                </Button>
              )}
            </div>
            {is_on && <CalendarAlarms hasAlarms={has_alarms} />}
          </>
        )}
      </Loaded>
    </SettingsCard>
  );
}

function MakeAddress({ isOn, onMade }: { isOn: boolean; onMade: (url: string) => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const start = useStartCalendar((url) => {
    setIsAsking(false);
    onMade(url);
  });

  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {isOn ? "Make a new address" : "Make an address"}
      </Button>
      <PasswordDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Make a secret address"
        description={
          isOn
            ? "The address that you have now stops working. We also tell you by email that you made a new one."
            : "We also tell you by email that you made it."
        }
        confirmLabel="Make the address"
        pendingLabel="Making it..."
        action={start}
        failure="We could not make an address. Please try again."
      />
    </>
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
