import { type RefObject, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { RadioGroupField } from "#app/ui/radio-group.tsx";
import { useSetLookingBack } from "./looking-back.api.ts";

const choices = [
  { value: "keep", label: "Keep what is here", detail: "It will be back when you turn this on again." },
  {
    value: "forget",
    label: "Forget what was kept",
    detail: "What was recorded, how it felt and your notes are gone for good.",
  },
] as const;

type Choice = (typeof choices)[number]["value"];

interface TurnOffDialogProps {
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

export function TurnOffDialog({ onClose, focusAfter }: TurnOffDialogProps) {
  const [choice, setChoice] = useState<Choice>("keep");
  const turnOff = useSetLookingBack();

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Turn off “Looking back”?"
      description="From now on we do not record what you cook, or when you train or rest. Your plans and their ticks stay as they are."
      focusAfter={focusAfter}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant={choice === "forget" ? "danger" : "primary"}
            pending={turnOff.isPending}
            pendingLabel="Turning off..."
            onClick={() =>
              turnOff.mutate({ is_on: false, forgets: choice === "forget" }, { onSuccess: onClose })
            }
          >
            {choice === "forget" ? "Turn off and forget" : "Turn off"}
          </Button>
        </>
      }
    >
      <RadioGroupField
        label="What was kept so far"
        choices={choices}
        value={choice}
        onValueChange={setChoice}
      />
    </Dialog>
  );
}
