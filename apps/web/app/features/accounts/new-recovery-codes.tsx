import { Copy, Download } from "lucide-react";
import { type RefObject, useState } from "react";
import { saveFile } from "#app/lib/save-file.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { showToast } from "#app/ui/toast.ts";

interface NewRecoveryCodesProps {
  /** The dialog is open while there are some. */
  readonly codes: readonly string[] | null;
  readonly focusAfter: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export function NewRecoveryCodes({ codes, focusAfter, onClose }: NewRecoveryCodesProps) {
  // Keeps the codes readable while the dialog closes.
  const [shown, setShown] = useState<readonly string[]>([]);
  if (codes !== null && codes !== shown) setShown(codes);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(shown.join("\n"));
      showToast.success("The codes are copied.");
    } catch {
      showToast.error("Your browser did not let us copy them. Please select and copy them yourself.");
    }
  }

  function download() {
    const text = `Recovery codes for Fernwell. Each works once.\n\n${shown.join("\n")}\n`;
    void saveFile(new Blob([text]), "fernwell-recovery-codes.txt");
  }

  return (
    <Dialog
      open={codes !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Save your recovery codes"
      description="They are the way in if you lose your passkey or your phone. We show them this once, so keep them where you would look for them, but not on that phone alone."
      size="sm"
      focusAfter={focusAfter}
      closesOnOutsideClick={false}
    >
      <div className="grid gap-5">
        <ul
          aria-label="Recovery codes"
          className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-card bg-fern-50 p-4 font-mono sm:grid-cols-2 sm:p-5"
        >
          {shown.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="small" iconBefore={<Download />} onClick={download}>
            Download
          </Button>
          <Button variant="secondary" size="small" iconBefore={<Copy />} onClick={copy}>
            Copy
          </Button>
        </div>
        <Button fullWidth onClick={onClose}>
          I have saved them
        </Button>
      </div>
    </Dialog>
  );
}
