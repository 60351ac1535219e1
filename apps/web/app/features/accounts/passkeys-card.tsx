import { maxPasskeys } from "@fernwell/contract/second-factor";
import { KeyRound } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { formatLongDate } from "#app/lib/format-date.ts";
import { Loaded } from "#app/page/loaded.tsx";
import { PasswordDialog } from "#app/page/password-dialog.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { showToast } from "#app/ui/toast.ts";
import { AddPasskey } from "./add-passkey.tsx";
import type { FactorCardProps, Factors } from "./factor-card.ts";
import { RenamePasskey } from "./rename-passkey.tsx";
import { useRemovePasskey } from "./second-factor.api.ts";

export function PasskeysCard({ factors, onNewCodes }: FactorCardProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);

  return (
    <SettingsCard
      id="passkeys"
      heading="Passkeys"
      headingRef={headingRef}
      lead="After your password, you confirm a login with your fingerprint, your face, your screen lock or a security key."
    >
      <Loaded
        query={factors}
        failure="We could not load your passkeys."
        skeleton={<Skeleton className="h-12 max-w-60" />}
      >
        {({ passkeys }) => (
          <>
            {passkeys.length > 0 && (
              <ul className="mb-5 divide-y divide-line border-line border-y">
                {passkeys.map((passkey) => (
                  <Row key={passkey.id} passkey={passkey} headingRef={headingRef} />
                ))}
              </ul>
            )}
            {passkeys.length < maxPasskeys ? (
              <AddPasskey onNewCodes={onNewCodes} />
            ) : (
              <p className="text-ink-700">
                You have {maxPasskeys} passkeys, which is as many as we can keep. Remove one to add another.
              </p>
            )}
          </>
        )}
      </Loaded>
    </SettingsCard>
  );
}

interface RowProps {
  readonly passkey: Factors["passkeys"][number];
  /** Receives focus when the row has gone. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

function Row({ passkey, headingRef }: RowProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const focusAfter = useRef<HTMLElement>(null);
  const remove = useRemovePasskey(passkey.id, () => {
    focusAfter.current = headingRef.current;
    setIsRemoving(false);
    showToast.success("The passkey is removed.");
  });

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3.5">
      <div className="flex min-w-0 items-start gap-3">
        <KeyRound aria-hidden className="mt-0.5 size-5.5 shrink-0 text-fern-700" />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{passkey.name}</p>
          <p className="text-ink-500 text-sm">
            Added {formatLongDate(new Date(passkey.added_at))},{" "}
            {passkey.last_used_at === null
              ? "not used yet"
              : `last used ${formatLongDate(new Date(passkey.last_used_at))}`}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <RenamePasskey id={passkey.id} name={passkey.name} />
        <Button
          variant="secondary"
          size="small"
          aria-label={`Remove ${passkey.name}`}
          onClick={() => setIsRemoving(true)}
        >
          Remove
        </Button>
      </div>
      <PasswordDialog
        open={isRemoving}
        onOpenChange={setIsRemoving}
        title={`Remove “${passkey.name}”?`}
        description="You can no longer log in with it. Delete it on your device too, where it is of no use any more."
        confirmLabel="Remove the passkey"
        pendingLabel="Removing..."
        tone="danger"
        focusAfter={focusAfter}
        action={remove}
        failure="We could not remove the passkey. Please try again."
      />
    </li>
  );
}
