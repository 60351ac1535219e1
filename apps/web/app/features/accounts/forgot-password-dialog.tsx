import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { detailOr } from "#app/lib/error-detail.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { emailField } from "./account-fields.ts";
import { useForgetPassword } from "./accounts.api.ts";

const forgotPasswordSchema = z.object({ email: emailField("Please enter a valid email address") });

interface ForgotPasswordFormProps {
  /** The address that the field starts with. */
  readonly email: string;
  readonly onSent: (email: string) => void;
}

interface ForgotPasswordDialogProps extends ForgotPasswordFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shows the same message for every address, so that it never reveals whether an account exists. */
export function ForgotPasswordDialog({ open, onClose, ...form }: ForgotPasswordDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Send Reset Code"
      description="If there is an account for this address, you will get a code and a link to set a new password."
      size="sm"
      closesOnOutsideClick={false}
    >
      <ForgotPasswordForm {...form} />
    </Dialog>
  );
}

function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const forgetPassword = useForgetPassword();
  const form = useForm({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email },
    reValidateMode: "onSubmit",
  });

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((answers) =>
        forgetPassword.mutate(answers.email, { onSuccess: () => onSent(answers.email) }),
      )}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={form.formState.errors.email?.message}
        {...form.register("email", { onChange: () => form.clearErrors("email") })}
      />
      {forgetPassword.error && (
        <Banner
          kind="error"
          title={detailOr(forgetPassword.error, "Failed to send reset email. Please try again.")}
        />
      )}
      <Button
        type="submit"
        size="large"
        fullWidth
        pending={forgetPassword.isPending}
        pendingLabel="Sending..."
      >
        Send Code
      </Button>
    </form>
  );
}
