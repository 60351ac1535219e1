import { type RefObject, useRef, useState } from "react";
import { formatLongDate } from "#app/lib/format-date.ts";
import { Loaded } from "#app/page/loaded.tsx";
import { PasswordDialog } from "#app/page/password-dialog.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { showToast } from "#app/ui/toast.ts";
import { AddAuthenticator } from "./add-authenticator.tsx";
import type { FactorCardProps } from "./factor-card.ts";
import { useRemoveAuthenticator } from "./second-factor.api.ts";

export function AuthenticatorCard({ factors, onNewCodes }: FactorCardProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);

  return (
    <SettingsCard
      id="authenticator"
      heading="Authenticator app"
      headingRef={headingRef}
      lead="After your password, you confirm a login with a code from an app on your phone. It needs no connection."
    >
      <Loaded
        query={factors}
        failure="We could not load your authenticator app."
        skeleton={<Skeleton className="h-12 max-w-60" />}
      >
        {({ authenticator }) => (
          <>
            {authenticator && (
              <p className="mb-4 text-ink-700">
                On since {formatLongDate(new Date(authenticator.added_at))},{" "}
                {authenticator.last_used_at === null
                  ? "not used yet"
                  : `last used ${formatLongDate(new Date(authenticator.last_used_at))}`}
                .
              </p>
            )}
            <div className="flex flex-wrap gap-3">
              <AddAuthenticator isOn={authenticator !== null} onNewCodes={onNewCodes} />
              {authenticator && <TurnOff headingRef={headingRef} />}
            </div>
          </>
        )}
      </Loaded>
    </SettingsCard>
  );
}

/** The heading receives focus when the button has gone. */
function TurnOff({ headingRef }: { headingRef: RefObject<HTMLHeadingElement | null> }) {
  const [isAsking, setIsAsking] = useState(false);
  const focusAfter = useRef<HTMLElement>(null);
  const remove = useRemoveAuthenticator(() => {
    focusAfter.current = headingRef.current;
    setIsAsking(false);
    showToast.success("The authenticator app is turned off.");
  });

  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Turn it off
      </Button>
      <PasswordDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Turn the app off?"
        description="Its codes no longer work. You can remove Fernwell from the app too."
        confirmLabel="Turn it off"
        pendingLabel="Turning off..."
        tone="danger"
        focusAfter={focusAfter}
        action={remove}
        failure="We could not turn it off. Please try again."
      />
    </>
  );
}
