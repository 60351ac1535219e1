import { addresses, paths } from "@fernwell/contract/paths";
import { useNavigate } from "react-router";
import { SubscriptionPage } from "#app/features/billing/subscription-page.tsx";
import type { LoginState } from "#app/lib/login-state.ts";
import { useIsSignedIn } from "#app/lib/session.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { SkipOnboarding } from "#app/page/skip-onboarding.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export function meta() {
  return createTitleMeta(addresses.subscription);
}

const returnState: LoginState = { returnTo: paths.subscription };

/** A step of onboarding for a signed-in person, and marketing for visitors. */
export default function SubscriptionStep() {
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();

  return (
    <SubscriptionPage
      isSignedIn={isSignedIn}
      onVisitor={() => navigate(paths.login, { state: returnState })}
      onContinue={() => navigate(paths.preferences)}
    >
      {isSignedIn ? (
        <>
          Rather look around first? <SkipOnboarding />
        </>
      ) : (
        <>
          <p>
            New to Fernwell? <TextLink to={paths.signup}>Sign Up</TextLink> first, then choose a plan.
          </p>
          <p>
            Already have an account?{" "}
            <TextLink to={paths.login} state={returnState}>
              Log in
            </TextLink>
          </p>
        </>
      )}
    </SubscriptionPage>
  );
}
