import { useState } from "react";
import { PasswordDialog } from "#app/page/password-dialog.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { useDeleteAccount } from "./privacy.api.ts";

export function DeleteAccount() {
  const [isAsking, setIsAsking] = useState(false);
  const deleteAccount = useDeleteAccount();

  return (
    <SettingsCard
      id="delete-account"
      heading="Delete your account"
      lead="Your account closes at once, and everything we hold about you is erased. This cannot be undone."
    >
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Delete my account
      </Button>
      <PasswordDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete your account?"
        confirmLabel="Delete my account"
        pendingLabel="Deleting..."
        tone="danger"
        action={deleteAccount}
        failure="We could not delete your account. Please try again."
      >
        <ul className="list-disc space-y-1.5 pl-5 text-ink-700">
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      </PasswordDialog>
    </SettingsCard>
  );
}

const consequences = [
  "Every device is logged out at once.",
  "A subscription ends at once and nothing more is charged. What is left of a paid month or year is lost.",
  "Your profile, answers, favourites and plans are erased. They disappear from our backups within 30 days.",
  "You get a receipt by email.",
];
