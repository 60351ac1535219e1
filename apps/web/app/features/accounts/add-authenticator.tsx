import { useState } from "react";
import { detailOr } from "#app/lib/error-detail.ts";
import { PasswordDialog } from "#app/page/password-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { CodeField } from "#app/ui/code-field.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { showToast } from "#app/ui/toast.ts";
import { type AuthenticatorSetup, useAddAuthenticator, useBeginAuthenticator } from "./second-factor.api.ts";

interface AddAuthenticatorProps {
  readonly isOn: boolean;
  readonly onNewCodes: (codes: readonly string[]) => void;
}

export function AddAuthenticator({ isOn, onNewCodes }: AddAuthenticatorProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null);
  const begin = useBeginAuthenticator((begun) => {
    setIsAsking(false);
    setSetup(begun);
  });

  function finish(codes: readonly string[] | null) {
    setSetup(null);
    showToast.success("The authenticator app is turned on.");
    if (codes !== null) onNewCodes(codes);
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {isOn ? "Set up another app" : "Set up an app"}
      </Button>
      <PasswordDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Set up an authenticator app"
        description={
          isOn
            ? "The app that you have now stops working once the new one is confirmed."
            : "From then on, a login asks for a code from it, or for another second step that you have turned on."
        }
        confirmLabel="Continue"
        pendingLabel="Checking..."
        action={begin}
        failure="We could not start that. Please try again."
      />
      <Dialog
        open={setup !== null}
        onOpenChange={(isOpen) => !isOpen && setSetup(null)}
        title="Connect your app"
        size="sm"
        closesOnOutsideClick={false}
      >
        {setup && <ConnectForm setup={setup} onAdded={finish} />}
      </Dialog>
    </>
  );
}

interface ConnectFormProps {
  readonly setup: AuthenticatorSetup;
  readonly onAdded: (codes: readonly string[] | null) => void;
}

function ConnectForm({ setup, onAdded }: ConnectFormProps) {
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const add = useAddAuthenticator();

  function submit() {
    if (code.length !== 6) {
      setError("Enter the 6 digits that your app shows");
      return;
    }
    add.mutate(
      { setup_id: setup.setup_id, code },
      {
        onSuccess: ({ recovery_codes }) => onAdded(recovery_codes),
        onError: (failure) => setError(detailOr(failure, "We could not check the code. Please try again.")),
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
      <p className="text-ink-700">Scan this with your authenticator app.</p>
      <QrCode picture={setup.picture} />
      <div>
        <p className="text-ink-700">Or type this key into the app:</p>
        <p className="wrap-anywhere mt-1 select-all font-mono">
          {setup.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
        </p>
      </div>
      <CodeField
        label="Code that the app shows"
        maxLength={6}
        value={code}
        error={error}
        onChange={({ target }) => {
          setCode(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" fullWidth pending={add.isPending} pendingLabel="Checking...">
        Turn it on
      </Button>
    </form>
  );
}

/** The light border that a camera needs around the code, in squares. */
const border = 4;

/** Dark on light in both schemes: not every camera reads the reverse. */
function QrCode({ picture: { path, size } }: Pick<AuthenticatorSetup, "picture">) {
  const width = size + 2 * border;
  const start = -border;

  return (
    <svg
      role="img"
      aria-label="QR code with the key below"
      viewBox={`${start} ${start} ${width} ${width}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-60 rounded-card border border-line"
    >
      <rect x={start} y={start} width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
