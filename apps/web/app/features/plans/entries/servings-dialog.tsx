import { maxServings } from "@fernwell/contract/plan-entry";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import type { ShownEntry } from "./shown-entry.ts";

interface ServingsDialogProps {
  shown: ShownEntry<unknown>;
  onChange: (servings: number | null) => void;
  onClose: () => void;
}

export function ServingsDialog({
  shown: { entry, summary, servings },
  onChange,
  onClose,
}: ServingsDialogProps) {
  const value = servings ?? 1;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={`Servings of ${summary.title}`}
      description="The amounts of this meal and the grocery list follow."
      footer={
        <>
          {entry.servings !== null && (
            <Button variant="secondary" onClick={() => onChange(null)}>
              Same as the plan
            </Button>
          )}
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Stepper
        label="Servings"
        value={value}
        min={1}
        max={maxServings}
        unit={value === 1 ? "serving" : "servings"}
        onValueChange={onChange}
      />
    </Dialog>
  );
}
