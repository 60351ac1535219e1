import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

interface ResetDoneDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ResetDoneDialog({ open, onClose }: ResetDoneDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Password Reset Successful!"
      description="You are logged out on all your devices. Log in with your new password to carry on."
    >
      <Button size="large" fullWidth onClick={onClose}>
        Go to login
      </Button>
    </Dialog>
  );
}
