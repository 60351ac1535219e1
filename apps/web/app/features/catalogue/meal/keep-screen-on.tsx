import { useId } from "react";
import { canKeepAwake, useWakeLock } from "#app/doing/use-wake-lock.ts";
import { itemKindTable } from "#app/items/item-kind.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { SwitchField } from "#app/ui/switch-field.tsx";

/** For cooking with both hands busy. Not offered where the browser cannot do it. */
export function KeepScreenOn() {
  const lock = useWakeLock();
  const errorId = useId();
  if (!canKeepAwake()) return null;

  return (
    <div>
      <SwitchField
        label="Keep screen on"
        isOn={lock.isOn}
        onChange={lock.set}
        tone={itemKindTable.meal.tone}
      />
      <FieldError
        id={errorId}
        message={lock.isRefused ? "Your device did not allow this. It may be saving its battery." : undefined}
      />
    </div>
  );
}
