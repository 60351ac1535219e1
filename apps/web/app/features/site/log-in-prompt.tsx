import { paths } from "@fernwell/contract/paths";
import { useNavigate } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { exploreUs } from "./copy/explore-us.ts";

interface LogInPromptProps {
  open: boolean;
  onDismiss: () => void;
}

/** Shown when a visitor opens a card. Its close button leads to the login screen; Escape only closes it. */
export default function LogInPrompt({ open, onDismiss }: LogInPromptProps) {
  const navigate = useNavigate();

  return (
    <Dialog
      open={open}
      onOpenChange={onDismiss}
      onCloseButton={() => navigate(paths.login)}
      title={exploreUs.modal.text}
      size="sm"
    >
      <div className="grid gap-3 pt-2 sm:grid-cols-2">
        <LinkButton to={paths.signup} variant="secondary" fullWidth>
          Sign Up
        </LinkButton>
        <LinkButton to={paths.login} fullWidth>
          Login
        </LinkButton>
      </div>
    </Dialog>
  );
}
