import { useDaySettings } from "#app/days/day-settings.api.ts";
import { Loaded } from "#app/page/loaded.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { useEnergy } from "#app/safety/energy.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { EnergySwitch } from "./energy-switch.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";

/** Nobody from whom energy is withheld is asked about it, nor anybody until that is known. */
export function WeekSettings() {
  const settings = useDaySettings();
  const energy = useEnergy();

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
      {settings.data !== undefined && energy !== null && (
        <SettingsCard id="energy" heading="Energy of each day" lead={energy.aboutDays}>
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
