import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { detailOr } from "#app/lib/error-detail.ts";
import { SettingsSection } from "#app/page/settings-section.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useDeleteAccount } from "./privacy.api.ts";

export function DeleteAccount() {
  const [isAsking, setIsAsking] = useState(false);

  return (
    <SettingsSection
      id="delete-account"
      heading="Delete your account"
      lead="Your account closes at once, and everything we hold about you is erased. Nobody can bring it back."
    >
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Delete my account
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete your account?"
        size="sm"
        closesOnOutsideClick={false}
      >
        <DeleteAccountForm />
      </Dialog>
    </SettingsSection>
  );
}

const schema = z.object({ password: z.string().min(1, { error: "Please enter your password" }) });

const consequences = [
  "Every device is logged out at once.",
  "A subscription ends at once and nothing more is charged. What is left of a paid month or year is lost.",
  "Your profile, answers, favourites and plans are erased. Backups forget them within 30 days.",
  "You get a receipt by email.",
];

function DeleteAccountForm() {
  const deleteAccount = useDeleteAccount();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: "" } });

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(({ password }) => deleteAccount.mutate(password))}
    >
      <ul className="list-disc space-y-1.5 pl-5 text-ink-700">
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register("password", { onChange: () => deleteAccount.reset() })}
      />
      {deleteAccount.error && (
        <Banner
          kind="error"
          title={detailOr(deleteAccount.error, "We could not delete your account. Please try again.")}
        />
      )}
      <Button
        type="submit"
        variant="danger"
        fullWidth
        pending={deleteAccount.isPending}
        pendingLabel="Deleting..."
      >
        Delete my account
      </Button>
    </form>
  );
}
