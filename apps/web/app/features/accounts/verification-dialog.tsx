import { useState } from "react";
import { detailOr } from "#app/lib/error-detail.ts";
import { useSecondsUntil } from "#app/lib/use-seconds-until.ts";
import { Button } from "#app/ui/button.tsx";
import { CodeField } from "#app/ui/code-field.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { showToast } from "#app/ui/toast.ts";
import { useResendVerification, useVerifyEmail } from "./accounts.api.ts";
import { CountdownLabel, findWaitEnd, WaitStatus } from "./code-wait.tsx";

interface VerificationDialogProps {
  /** The address to verify; the dialog is open while there is one. */
  readonly email: string | null;
  readonly onClose: () => void;
  readonly onVerified: () => void;
}

export function VerificationDialog({ email, onClose, onVerified }: VerificationDialogProps) {
  // Keeps the last address readable while the dialog closes.
  const [shownEmail, setShownEmail] = useState(email ?? "");
  if (email !== null && email !== shownEmail) setShownEmail(email);

  return (
    <Dialog
      open={email !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Verify your email"
      description={`We have sent a code to ${shownEmail}. It works for ten minutes.`}
      size="sm"
      closesOnOutsideClick={false}
    >
      <VerificationForm email={shownEmail} onVerified={onVerified} />
    </Dialog>
  );
}

function VerificationForm({ email, onVerified }: { email: string; onVerified: () => void }) {
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const verifyEmail = useVerifyEmail();

  function submit() {
    if (code === "") {
      setError("Verification code is required");
      return;
    }
    verifyEmail.mutate(
      { email, code },
      {
        onSuccess: ({ status_code }) => status_code === 200 && onVerified(),
        onError: (failure) => setError(detailOr(failure, "Verification failed. Please try again.")),
      },
    );
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CodeField
        label="Verification code"
        value={code}
        error={error}
        onChange={({ target }) => {
          setCode(target.value);
          setError(undefined);
        }}
      />
      <Button
        type="submit"
        size="large"
        fullWidth
        pending={verifyEmail.isPending}
        pendingLabel="Verifying..."
      >
        Verify
      </Button>
      <ResendButton email={email} />
    </form>
  );
}

function ResendButton({ email }: { email: string }) {
  const [waitEndsAt, setWaitEndsAt] = useState(() => findWaitEnd(Date.now()));
  const secondsLeft = useSecondsUntil(waitEndsAt);
  const resend = useResendVerification();

  function sendAgain() {
    resend.mutate(email, {
      onSuccess: ({ retry_after_seconds }) => {
        setWaitEndsAt(findWaitEnd(Date.now(), retry_after_seconds));
        showToast.success(`We have sent a new code to ${email}.`);
      },
      onError: (failure) =>
        showToast.error(detailOr(failure, "We could not send a new code. Please try again.")),
    });
  }

  return (
    <div className="text-center text-ink-700">
      No email?{" "}
      <Button
        variant="quiet"
        size="small"
        aria-disabled={secondsLeft > 0}
        pending={resend.isPending}
        pendingLabel="Sending..."
        onClick={sendAgain}
      >
        <CountdownLabel secondsLeft={secondsLeft}>Resend</CountdownLabel>
      </Button>
      <WaitStatus isOver={secondsLeft === 0} />
    </div>
  );
}
