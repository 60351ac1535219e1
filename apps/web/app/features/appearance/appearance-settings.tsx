import { Moon, Sun, SunMoon } from "lucide-react";
import { type Scheme, showScheme } from "#app/lib/show-scheme.ts";
import { removeStored, useStored, writeStored } from "#app/lib/storage.ts";
import { schemeKey, vibrationKey } from "#app/lib/storage-keys.ts";
import { canVibrate, vibrate } from "#app/lib/vibrate.ts";
import { SettingsCard } from "#app/page/settings-card.tsx";
import type { Choice } from "#app/ui/choice.ts";
import { RadioGroupField } from "#app/ui/radio-group.tsx";
import { SwitchField } from "#app/ui/switch-field.tsx";

const choices: readonly Choice<Scheme | "system">[] = [
  { value: "system", label: "As the system", icon: <SunMoon /> },
  { value: "light", label: "Light", icon: <Sun /> },
  { value: "dark", label: "Dark", icon: <Moon /> },
];

export function AppearanceSettings() {
  return (
    <>
      <ColourSettings />
      <VibrationSettings />
    </>
  );
}

function ColourSettings() {
  const scheme = useStored(schemeKey);

  function choose(value: Scheme | "system") {
    if (value === "system") removeStored(schemeKey);
    else writeStored(schemeKey, value);
    showScheme(value === "system" ? null : value);
  }

  return (
    <SettingsCard id="colours" heading="Colours" lead="For this device. Your choice stays when you log out.">
      <RadioGroupField
        label="Show Fernwell"
        hideLabel
        layout="cards"
        choices={choices}
        value={scheme ?? "system"}
        onValueChange={choose}
      />
    </SettingsCard>
  );
}

function VibrationSettings() {
  const isOn = useStored(vibrationKey) === null;

  function turn() {
    if (isOn) {
      writeStored(vibrationKey, "off");
      return;
    }
    removeStored(vibrationKey);
    vibrate("done");
  }

  return (
    <SettingsCard
      id="vibration"
      heading="Vibration"
      lead={
        canVibrate()
          ? "A short buzz when you tick something off or a timer ends, unless your device reduces motion."
          : "This browser cannot vibrate. In one that can, you feel a short buzz when you tick something off or a timer ends."
      }
    >
      <SwitchField label="Vibrate" isOn={isOn} onChange={turn} tone="fern" />
    </SettingsCard>
  );
}
