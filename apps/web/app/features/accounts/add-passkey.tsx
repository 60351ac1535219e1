import { describeDevice } from "@fernwell/domain/people/describe-device";
import { useState } from "react";
import { detailOr } from "#app/lib/error-detail.ts";
import { PasswordDialog } from "#app/page/password-dialog.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { showToast } from "#app/ui/toast.ts";
import { canUsePasskeys, PasskeyError } from "./passkey-browser.ts";
import { PasskeyNameForm } from "./passkey-name-form.tsx";
import { type PasskeySetup, useAddPasskey, useBeginPasskey } from "./second-factor.api.ts";

/** Asks for the password, then for a name; only then does the browser ask, in response to a click. */
export function AddPasskey({ onNewCodes }: { onNewCodes: (codes: readonly string[]) => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const [setup, setSetup] = useState<PasskeySetup | null>(null);
  const begin = useBeginPasskey((begun) => {
    setIsAsking(false);
    setSetup(begun);
  });
  const add = useAddPasskey();

  function finish(name: string) {
    if (setup === null) return;
    add.mutate(
      { setup, name },
      {
        onSuccess: ({ recovery_codes }) => {
          setSetup(null);
          showToast.success("The passkey is added.");
          if (recovery_codes !== null) onNewCodes(recovery_codes);
        },
      },
    );
  }

  function close() {
    setSetup(null);
    add.reset();
  }

  if (!canUsePasskeys())
    return <p className="text-ink-700">This browser cannot make passkeys. An authenticator app works too.</p>;

  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Add a passkey
      </Button>
      <PasswordDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Add a passkey"
        description="From then on, a login asks for it, or for another second step that you have turned on."
        confirmLabel="Continue"
        pendingLabel="Checking..."
        action={begin}
        failure="We could not start that. Please try again."
      />
      <Dialog
        open={setup !== null}
        onOpenChange={(isOpen) => !isOpen && close()}
        title="Name this passkey"
        description="The name tells you later which one it is. Then your browser asks where to keep it."
        size="sm"
        closesOnOutsideClick={false}
      >
        <PasskeyNameForm
          name={describeDevice(navigator.userAgent)}
          confirmLabel="Make the passkey"
          pendingLabel="Waiting for your device..."
          isPending={add.isPending}
          onSubmit={finish}
        >
          {add.error && <Banner kind="error" title={describe(add.error)} />}
        </PasskeyNameForm>
      </Dialog>
    </>
  );
}

function describe(error: Error): string {
  if (error instanceof PasskeyError) return error.message;
  return detailOr(error, "We could not add the passkey. Please try again.");
}
