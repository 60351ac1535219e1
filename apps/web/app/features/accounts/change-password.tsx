import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { detailOr } from "#app/lib/error-detail.ts";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { showToast } from "#app/ui/toast.ts";
import { useChangePassword } from "./account-changes.api.ts";
import { isConfirmed, newPasswordFields, notConfirmed } from "./account-fields.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

export function ChangePassword() {
  const [isOpen, setIsOpen] = useState(false);

  function finish() {
    setIsOpen(false);
    showToast.success("Your password is changed. Every other device is logged out.");
  }

  return (
    <SettingsCard
      id="password"
      heading="Your password"
      lead="Changing it logs out your other devices and stops your calendar address."
    >
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Change my password
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Change your password"
        size="sm"
        closesOnOutsideClick={false}
      >
        <ChangePasswordForm onChanged={finish} />
      </Dialog>
    </SettingsCard>
  );
}

const schema = z
  .object({
    currentPassword: z.string().min(1, { error: "Please enter your password" }),
    ...newPasswordFields("New password is required"),
  })
  .refine(isConfirmed, notConfirmed);

type Answers = z.infer<typeof schema>;

function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const change = useChangePassword();
  const form = useForm<Answers>({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: "", password: "", passwordConfirm: "" },
    reValidateMode: "onSubmit",
  });
  const { errors } = form.formState;
  const field = (name: keyof Answers) =>
    form.register(name, {
      onChange: () => {
        form.clearErrors(name);
        change.reset();
      },
    });

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((answers) => change.mutate(answers, { onSuccess: onChanged }))}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...field("currentPassword")}
      />
      <NewPasswordFields label="New password" errors={errors} field={field} />
      {change.error && (
        <Banner
          kind="error"
          title={detailOr(change.error, "We could not change your password. Please try again.")}
        />
      )}
      <Button type="submit" fullWidth pending={change.isPending} pendingLabel="Changing...">
        Change my password
      </Button>
    </form>
  );
}
