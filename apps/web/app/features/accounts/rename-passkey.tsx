import { useState } from "react";
import { detailOr } from "#app/lib/error-detail.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { PasskeyNameForm } from "./passkey-name-form.tsx";
import { useRenamePasskey } from "./second-factor.api.ts";

export function RenamePasskey({ id, name }: { id: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const rename = useRenamePasskey();

  function change(open: boolean) {
    if (!open) rename.reset();
    setIsOpen(open);
  }

  return (
    <>
      <Button variant="secondary" size="small" aria-label={`Rename ${name}`} onClick={() => change(true)}>
        Rename
      </Button>
      <Dialog open={isOpen} onOpenChange={change} title="Rename this passkey" size="sm">
        <PasskeyNameForm
          name={name}
          confirmLabel="Rename"
          pendingLabel="Renaming..."
          isPending={rename.isPending}
          onSubmit={(newName) => rename.mutate({ id, name: newName }, { onSuccess: () => change(false) })}
        >
          {rename.error && (
            <Banner
              kind="error"
              title={detailOr(rename.error, "We could not rename the passkey. Please try again.")}
            />
          )}
        </PasskeyNameForm>
      </Dialog>
    </>
  );
}
