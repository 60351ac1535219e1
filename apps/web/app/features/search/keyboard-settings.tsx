import { removeStored, useStored, writeStored } from "#app/lib/storage.ts";
import { searchByKeyKey } from "#app/lib/storage-keys.ts";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { SwitchField } from "#app/ui/switch-field.tsx";

/** Single keys get in the way of people who speak to their device, or press keys by accident. */
export function KeyboardSettings() {
  const isOn = useStored(searchByKeyKey) === null;

  return (
    <SettingsCard
      id="keyboard"
      heading="Keyboard on this device"
      lead="Outside of text fields, the / key opens the search. Ctrl+K, or ⌘K on a Mac, always does."
    >
      <SwitchField
        label="Open the search with /"
        isOn={isOn}
        onChange={() => (isOn ? writeStored(searchByKeyKey, "off") : removeStored(searchByKeyKey))}
        tone="fern"
      />
    </SettingsCard>
  );
}
