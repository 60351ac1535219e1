import { useSaveDaySettings } from "#app/days/day-settings.api.ts";
import { SaveState } from "#app/page/save-state.tsx";
import { SwitchField } from "#app/ui/switch-field.tsx";

export function EnergySwitch({ isOn }: { isOn: boolean }) {
  const save = useSaveDaySettings();

  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <SwitchField
        label="Show the energy of each day"
        isOn={save.isPending ? save.variables.shows_energy === true : isOn}
        onChange={(shows_energy) => save.mutate({ shows_energy })}
        tone="fern"
      />
      <SaveState save={save} />
    </div>
  );
}
