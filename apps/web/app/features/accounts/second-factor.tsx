import { useRef, useState } from "react";
import { AuthenticatorCard } from "./authenticator-card.tsx";
import { NewRecoveryCodes } from "./new-recovery-codes.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { RecoveryCodesCard } from "./recovery-codes-card.tsx";
import { useFactors } from "./second-factor.api.ts";

/** What a login asks for beside the password. New recovery codes are shown once, whichever card made them. */
export function SecondFactor() {
  const factors = useFactors();
  const codesHeadingRef = useRef<HTMLHeadingElement>(null);
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);

  return (
    <>
      <PasskeysCard factors={factors} onNewCodes={setNewCodes} />
      <AuthenticatorCard factors={factors} onNewCodes={setNewCodes} />
      <RecoveryCodesCard headingRef={codesHeadingRef} factors={factors} onNewCodes={setNewCodes} />
      <NewRecoveryCodes codes={newCodes} focusAfter={codesHeadingRef} onClose={() => setNewCodes(null)} />
    </>
  );
}
