import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode, RefObject } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { detailOr } from "#app/lib/error-detail.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";

interface PasswordAction {
  readonly mutate: (password: string) => void;
  readonly reset: () => void;
  readonly error: Error | null;
  readonly isPending: boolean;
}

interface PasswordFormProps {
  readonly confirmLabel: string;
  readonly pendingLabel: string;
  readonly tone?: "neutral" | "danger";
  /** The call that needs the password. */
  readonly action: PasswordAction;
  /** Shown if the server does not say what went wrong. */
  readonly failure: string;
  readonly children?: ReactNode;
}

interface PasswordDialogProps extends PasswordFormProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  /** Receives focus after the dialog has closed, instead of the trigger. */
  readonly focusAfter?: RefObject<HTMLElement | null>;
}

/** Asks for the password again before a step that a stolen session must not take. */
export function PasswordDialog({
  open,
  onOpenChange,
  title,
  description,
  focusAfter,
  ...form
}: PasswordDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) form.action.reset();
        onOpenChange(isOpen);
      }}
      title={title}
      {...(description === undefined ? {} : { description })}
      {...(focusAfter === undefined ? {} : { focusAfter })}
      size="sm"
      closesOnOutsideClick={false}
    >
      <PasswordForm {...form} />
    </Dialog>
  );
}

const schema = z.object({ password: z.string().min(1, { error: "Please enter your password" }) });

function PasswordForm({ confirmLabel, pendingLabel, tone, action, failure, children }: PasswordFormProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: "" } });

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(({ password }) => action.mutate(password))}
    >
      {children}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register("password", { onChange: () => action.reset() })}
      />
      {action.error && <Banner kind="error" title={detailOr(action.error, failure)} />}
      <Button
        type="submit"
        variant={tone === "danger" ? "danger" : "primary"}
        fullWidth
        pending={action.isPending}
        pendingLabel={pendingLabel}
      >
        {confirmLabel}
      </Button>
    </form>
  );
}
