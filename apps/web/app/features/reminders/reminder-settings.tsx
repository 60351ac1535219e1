import type { Reminders } from "@fernwell/contract/reminders";
import { useState } from "react";
import { Loaded } from "#app/page/loaded.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { DeviceState, ThisDevice } from "./device-state.tsx";
import { findPushSupport } from "./push-address.ts";
import { ReminderRow } from "./reminder-row.tsx";
import { useReminders } from "./reminders.api.ts";

export function ReminderSettings() {
  const reminders = useReminders();

  return (
    <SettingsCard
      id="reminders"
      heading="Reminders"
      lead="A short notification at the right time, and only when there is something to remind you of."
    >
      <Loaded
        query={reminders}
        failure="We could not look up your reminders."
        skeleton={<Skeleton className="h-64" />}
      >
        {(loaded) => <Offered {...loaded} />}
      </Loaded>
    </SettingsCard>
  );
}

/** Kinds that are on can be changed on every device: others may be reminded of them. */
function Offered({ public_key, has_device, reminders }: Reminders) {
  // Asking for the permission may change it.
  const [, noteAnswer] = useState(0);
  const support = findPushSupport();
  const isAnyOn = reminders.some(({ is_on }) => is_on);
  const canRemind = public_key !== null && support === "ready";

  return (
    <>
      <DeviceState publicKey={public_key} support={support} hasDevice={has_device} isAnyOn={isAnyOn} />
      {(canRemind || isAnyOn) && (
        <>
          <ul className="divide-y divide-line">
            {reminders.map((reminder) => (
              <ReminderRow
                key={reminder.kind}
                reminder={reminder}
                publicKey={canRemind ? public_key : null}
                onAnswer={() => noteAnswer((count) => count + 1)}
              />
            ))}
          </ul>
          {isAnyOn && has_device && <ThisDevice />}
        </>
      )}
    </>
  );
}
