import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { detailOr } from "#app/lib/error-detail.ts";
import { useSecondsUntil } from "#app/lib/use-seconds-until.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { CodeField } from "#app/ui/code-field.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { isConfirmed, newPasswordFields, notConfirmed } from "./account-fields.ts";
import { useResetPassword } from "./accounts.api.ts";
import { CountdownLabel, findWaitEnd, WaitStatus } from "./code-wait.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import type { ResetProof } from "./reset-proof.ts";

const codeFields: Record<ResetProof["kind"], z.ZodString> = {
  code: z.string().min(1, { error: "Verification code is required" }),
  link: z.string(),
};

function resetSchema(kind: ResetProof["kind"]) {
  return z
    .object({ code: codeFields[kind], ...newPasswordFields("New password is required") })
    .refine(isConfirmed, notConfirmed);
}

type ResetAnswers = z.infer<ReturnType<typeof resetSchema>>;

interface ResetPasswordFormProps {
  readonly proof: ResetProof;
  /** For when the mail was lost, or its code or link no longer works. */
  readonly onAskAgain: () => void;
  readonly onReset: () => void;
}

export function ResetPasswordForm({ proof, onAskAgain, onReset }: ResetPasswordFormProps) {
  const resetPassword = useResetPassword(proof);
  const form = useForm<ResetAnswers>({
    resolver: zodResolver(resetSchema(proof.kind)),
    defaultValues: { code: "", password: "", passwordConfirm: "" },
    reValidateMode: "onSubmit",
  });
  const { errors } = form.formState;
  const field = (name: keyof ResetAnswers) => form.register(name, { onChange: () => form.clearErrors(name) });

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((answers) => resetPassword.mutate(answers, { onSuccess: onReset }))}
    >
      {proof.kind === "code" && (
        <CodeField
          label="Verification code"
          labelAside={<SendAnotherCode sentAt={proof.sentAt} onClick={onAskAgain} />}
          error={errors.code?.message}
          {...field("code")}
        />
      )}
      <NewPasswordFields label="New password" errors={errors} field={field} />
      {resetPassword.error && (
        <Banner
          kind="error"
          title={detailOr(resetPassword.error, "Failed to reset password. Please try again.")}
          action={
            proof.kind === "link" && (
              <Button variant="secondary" size="small" onClick={onAskAgain}>
                Send a new link
              </Button>
            )
          }
        />
      )}
      <Button
        type="submit"
        size="large"
        fullWidth
        pending={resetPassword.isPending}
        pendingLabel="Resetting..."
      >
        Reset Password
      </Button>
    </form>
  );
}

interface SendAnotherCodeProps {
  /** When the last code was requested, in milliseconds. */
  readonly sentAt: number;
  readonly onClick: () => void;
}

function SendAnotherCode({ sentAt, onClick }: SendAnotherCodeProps) {
  const secondsLeft = useSecondsUntil(findWaitEnd(sentAt));

  return (
    <>
      <TextButton aria-disabled={secondsLeft > 0} onClick={onClick}>
        <CountdownLabel secondsLeft={secondsLeft}>Send another code</CountdownLabel>
      </TextButton>
      <WaitStatus isOver={secondsLeft === 0} />
    </>
  );
}
