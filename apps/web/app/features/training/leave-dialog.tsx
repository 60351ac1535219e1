import { paths } from "@fernwell/contract/paths";
import type { TrainingDetail } from "@fernwell/domain/doing/training";
import { useNavigate } from "react-router";
import type { Doing } from "#app/doing/use-doing.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

interface LeaveDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  happen: Doing<TrainingDetail>["happen"];
}

/** Asks whether to come back to the same place later, or to finish for today. */
export function LeaveDialog({ isOpen, onOpenChange, happen }: LeaveDialogProps) {
  const navigate = useNavigate();

  function pauseAndLeave() {
    happen({ kind: "pause" });
    void navigate(paths.today);
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Leave your training?"
      description="You can come back to the same place within a week, or end here and keep what you have done."
      size="sm"
    >
      <div className="grid gap-3">
        <Button size="large" fullWidth onClick={() => onOpenChange(false)}>
          Keep going
        </Button>
        <Button variant="secondary" size="large" fullWidth onClick={pauseAndLeave}>
          Pause and leave
        </Button>
        <Button variant="secondary" size="large" fullWidth onClick={() => happen({ kind: "finish" })}>
          End here
        </Button>
      </div>
    </Dialog>
  );
}
