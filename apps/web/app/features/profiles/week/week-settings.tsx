import { useDaySettings } from "#app/days/day-settings.api.ts";
import { Loaded } from "#app/page/loaded.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { EnergySwitch } from "./energy-switch.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";

/** Minors are not asked about energy, and nobody is until it is known whether they are one. */
export function WeekSettings() {
  const settings = useDaySettings();

  return (
    <>
      <SettingsCard
        id="time-zone"
        heading="Time zone"
        lead="Your days begin at midnight in this time zone. What you planned for a day stays on that day, wherever you are."
      >
        <Loaded query={settings} failure="We could not load your time zone." skeleton={<TimeZoneSkeleton />}>
          {({ time_zone }) => <TimeZoneField timeZone={time_zone} />}
        </Loaded>
      </SettingsCard>
      {settings.data?.is_minor === false && (
        <SettingsCard
          id="energy"
          heading="Energy of each day"
          lead="A rough range in kilocalories, from one serving of each meal you planned. It is not a target, and leaves out whatever else you eat."
        >
          <EnergySwitch isOn={settings.data.shows_energy === true} />
        </SettingsCard>
      )}
    </>
  );
}

function TimeZoneSkeleton() {
  return (
    <div role="status" className="grid gap-2.5">
      <span className="sr-only">Loading your time zone</span>
      <Skeleton className="h-19" />
      <Skeleton className="h-19" />
    </div>
  );
}
