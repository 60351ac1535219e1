import type { ItemKind } from "@fernwell/domain/item-kind";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { anySlot, describeSlot, listSlots } from "./entry-place.ts";
import type { ShownEntry } from "./shown-entry.ts";

interface DayDialogProps {
  kind: ItemKind;
  shown: ShownEntry<unknown>;
  onSave: (day: string | null, slot: string | null) => void;
  onClose: () => void;
}

/** An empty date is no day. */
export function DayDialog({ kind, shown: { entry, summary }, onSave, onClose }: DayDialogProps) {
  const [day, setDay] = useState(entry.day ?? "");
  const [slot, setSlot] = useState(entry.slot ?? anySlot);
  const id = useId();

  function save(event: FormEvent) {
    event.preventDefault();
    onSave(day === "" ? null : day, slot === anySlot ? null : slot);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`When for ${summary.title}?`}
      size="sm"
      footer={
        <>
          {day !== "" && (
            <Button variant="secondary" onClick={() => setDay("")}>
              No day
            </Button>
          )}
          <Button type="submit" form={id}>
            Save
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={save} className="grid gap-5">
        <TextField
          label="Day"
          type="date"
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <SelectField
          label={kind === "meal" ? "Meal" : "Time of day"}
          choices={[anySlot, ...listSlots(kind, entry.slot)].map((value) => ({
            value,
            label: value === anySlot ? "Any" : describeSlot(value),
          }))}
          value={slot}
          onValueChange={setSlot}
        />
      </form>
    </Dialog>
  );
}
