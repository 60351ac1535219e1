import { type RefObject, useState } from "react";
import { formatLongDate } from "#app/lib/format-date.ts";
import { Loaded } from "#app/page/loaded.tsx";
import { PasswordDialog } from "#app/page/password-dialog.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { FactorCardProps, Factors } from "./factor-card.ts";
import { useMakeRecoveryCodes } from "./second-factor.api.ts";

/** From this number on, the card suggests new ones. */
const fewCodes = 3;

interface RecoveryCodesCardProps extends FactorCardProps {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

export function RecoveryCodesCard({ headingRef, factors, onNewCodes }: RecoveryCodesCardProps) {
  return (
    <SettingsCard
      id="recovery-codes"
      heading="Recovery codes"
      headingRef={headingRef}
      lead="For the day when you have neither your passkey nor your app. Each code works once."
    >
      <Loaded
        query={factors}
        failure="We could not load your recovery codes."
        skeleton={<Skeleton className="h-12 max-w-60" />}
      >
        {(loaded) => <Codes factors={loaded} onNewCodes={onNewCodes} />}
      </Loaded>
    </SettingsCard>
  );
}

function Codes({
  factors: { passkeys, authenticator, recovery_codes: codes },
  onNewCodes,
}: { factors: Factors } & Pick<FactorCardProps, "onNewCodes">) {
  const [isAsking, setIsAsking] = useState(false);
  const make = useMakeRecoveryCodes((made) => {
    setIsAsking(false);
    onNewCodes(made);
  });
  const hasFactor = passkeys.length > 0 || authenticator !== null;
  if (!hasFactor)
    return <p className="text-ink-700">You get ten of them when you add a passkey or set up an app.</p>;

  return (
    <>
      {codes && (
        <p className="mb-4 text-ink-700">
          {codes.left} of 10 left, made {formatLongDate(new Date(codes.made_at))}. They were shown when they
          were made; if you no longer have them, make new ones.
        </p>
      )}
      {codes && codes.left <= fewCodes && (
        <div className="mb-4">
          <Banner kind="warning" title="You have few recovery codes left. Make new ones and save them." />
        </div>
      )}
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Make new codes
      </Button>
      <PasswordDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Make new recovery codes"
        description="The codes that you have now stop working."
        confirmLabel="Make new codes"
        pendingLabel="Making them..."
        action={make}
        failure="We could not make new codes. Please try again."
      />
    </>
  );
}
