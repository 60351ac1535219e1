import type { OutputOf } from "@fernwell/contract/endpoint";
import type { getLoginStep } from "@fernwell/contract/second-factor";
import { KeyRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { detailOr } from "#app/lib/error-detail.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { CodeField } from "#app/ui/code-field.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { canUsePasskeys, PasskeyError } from "./passkey-browser.ts";
import type { useConfirmLogin } from "./verify-login.api.ts";

interface VerifyLoginFormProps {
  readonly step: OutputOf<typeof getLoginStep>;
  readonly confirm: Pick<
    ReturnType<typeof useConfirmLogin>,
    "mutate" | "error" | "isPending" | "variables" | "reset"
  >;
}

/** The passkey first if there is one, then the code of an app; a recovery code on request or if nothing else is left. */
export function VerifyLoginForm({ step, confirm }: VerifyLoginFormProps) {
  const { passkey, has_authenticator: hasApp, has_recovery_codes: hasCodes } = step;
  const [isRecovering, setIsRecovering] = useState(false);
  const failure = confirm.error && describe(confirm.error);

  function switchTo(recovering: boolean) {
    confirm.reset();
    setIsRecovering(recovering);
  }

  if (isRecovering)
    return (
      <div className="grid gap-6">
        <RecoveryCodeForm confirm={confirm} failure={failure} />
        <p>
          <TextButton onClick={() => switchTo(false)}>Go back to the other ways</TextButton>
        </p>
      </div>
    );

  return (
    <div className="grid gap-6">
      {passkey && (
        <>
          {!canUsePasskeys() && <Banner kind="warning" title="This browser cannot use passkeys." />}
          <Button
            size="large"
            fullWidth
            iconBefore={<KeyRound />}
            pending={confirm.isPending && confirm.variables?.kind === "passkey"}
            pendingLabel="Waiting for your passkey..."
            onClick={() => confirm.mutate({ kind: "passkey", options: passkey })}
          >
            Use your passkey
          </Button>
        </>
      )}
      {passkey && hasApp && <Or />}
      {hasApp && (
        <OneTimeCodeForm confirm={confirm} isSecondary={passkey !== null}>
          {failure !== null && <Banner kind="error" title={failure} />}
        </OneTimeCodeForm>
      )}
      {!hasApp && failure !== null && <Banner kind="error" title={failure} />}
      {hasCodes && (
        <p>
          <TextButton onClick={() => switchTo(true)}>Use a recovery code instead</TextButton>
        </p>
      )}
    </div>
  );
}

function OneTimeCodeForm({
  confirm,
  isSecondary,
  children,
}: Pick<VerifyLoginFormProps, "confirm"> & { isSecondary: boolean; children: ReactNode }) {
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();

  function submit() {
    if (code.length !== 6) setError("Enter the 6 digits that your app shows");
    else confirm.mutate({ kind: "code", code }, { onError: () => setCode("") });
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
        label="Code from your authenticator app"
        maxLength={6}
        value={code}
        error={error}
        onChange={({ target }) => {
          setCode(target.value);
          setError(undefined);
        }}
      />
      {children}
      <Button
        type="submit"
        size="large"
        variant={isSecondary ? "secondary" : "primary"}
        fullWidth
        pending={confirm.isPending && confirm.variables?.kind === "code"}
        pendingLabel="Checking..."
      >
        Confirm
      </Button>
    </form>
  );
}

function RecoveryCodeForm({
  confirm,
  failure,
}: Pick<VerifyLoginFormProps, "confirm"> & { failure: string | null }) {
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();

  function submit() {
    if (code.replaceAll(/[\s-]/g, "").length !== 12) setError("A recovery code has 12 letters and digits");
    else confirm.mutate({ kind: "recovery_code", code });
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
      <TextField
        label="Recovery code"
        hint="One of the ten that you saved, such as ABCD-EFGH-2345. Each works once."
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={error}
        onChange={({ target }) => {
          setCode(target.value);
          setError(undefined);
          confirm.reset();
        }}
      />
      {failure !== null && <Banner kind="error" title={failure} />}
      <Button type="submit" size="large" fullWidth pending={confirm.isPending} pendingLabel="Checking...">
        Confirm
      </Button>
    </form>
  );
}

function Or() {
  return (
    <p className="flex items-center gap-4 text-ink-500 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      or
    </p>
  );
}

function describe(error: Error): string {
  if (error instanceof PasskeyError) return error.message;
  return detailOr(error, "We could not confirm your login. Please try again.");
}
