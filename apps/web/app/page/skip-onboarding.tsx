import { paths } from "@fernwell/contract/paths";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

/** Only navigates away: the next login returns the person to the same step. */
export function SkipOnboarding() {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
        Skip
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Just Few Seconds"
        message="It'll only take 45 seconds… and our suggestions start from what you tell us."
        cancelLabel="Cancel"
        confirmLabel="Skip Anyway"
        onConfirm={() => navigate(paths.home)}
      />
    </>
  );
}
