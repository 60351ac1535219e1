import { addresses, paths } from "@fernwell/contract/paths";
import { type ComponentProps, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLogIn } from "#app/features/accounts/accounts.api.ts";
import type { ForgotPasswordDialog as Forgot } from "#app/features/accounts/forgot-password-dialog.tsx";
import { type Credentials, LoginForm } from "#app/features/accounts/login-form.tsx";
import { redirectTarget } from "#app/features/accounts/redirect-target.ts";
import type { ResetState } from "#app/features/accounts/reset-proof.ts";
import type { VerificationDialog as Verification } from "#app/features/accounts/verification-dialog.tsx";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { detailOr } from "#app/lib/error-detail.ts";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import { type LoginState, readLoginState } from "#app/lib/login-state.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { SocialLinks } from "#app/shells/social-links.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toast.ts";

const ForgotPasswordDialog = lazyPart<ComponentProps<typeof Forgot>>(() =>
  import("#app/features/accounts/forgot-password-dialog.tsx").then((part) => part.ForgotPasswordDialog),
);
const VerificationDialog = lazyPart<ComponentProps<typeof Verification>>(() =>
  import("#app/features/accounts/verification-dialog.tsx").then((part) => part.VerificationDialog),
);

export function meta() {
  return createTitleMeta(addresses.login);
}

export default function Login() {
  const navigate = useNavigate();
  const { email, returnTo, isVerified } = readLoginState(useLocation().state);
  const logIn = useLogIn();
  const [unverified, setUnverified] = useState<Credentials | null>(null);
  const [forgot, setForgot] = useState({ isOpen: false, email: "" });
  const [hasDialogs, setHasDialogs] = useState(false);

  function submit(credentials: Credentials) {
    logIn.mutate(credentials, {
      onSuccess: ({ redirect_url }) => void leave(redirectTarget(redirect_url, returnTo)),
      onError: (error) => {
        if (hasErrorCode(error, "email_not_verified")) askForCode(credentials);
        if (hasErrorCode(error, "second_factor_required")) void leave(paths.verifyLogin, { returnTo });
      },
    });
  }

  /** Clears this page's state first, so that returning to it shows no old notice and no address. */
  async function leave(target: string, state: LoginState | null = null) {
    await navigate(paths.login, { replace: true, state: null });
    await navigate(target, { state });
  }

  function continueVerified() {
    setUnverified(null);
    showToast.success("Your email is verified.");
    if (unverified) submit(unverified);
  }

  function askForCode(credentials: Credentials) {
    setHasDialogs(true);
    setUnverified(credentials);
  }

  function askForEmail(email: string) {
    setHasDialogs(true);
    setForgot({ isOpen: true, email });
  }

  function closeForgot() {
    setForgot({ ...forgot, isOpen: false });
  }

  function continueToReset(resetEmail: string) {
    closeForgot();
    const state: ResetState = { email: resetEmail, sentAt: Date.now(), returnTo };
    void navigate(paths.resetPassword(), { state });
  }

  return (
    <div className="grid gap-8">
      <header>
        <h1 className="text-4xl">{isVerified ? "You are nearly there" : "Welcome back"}</h1>
        <p className="mt-3 text-ink-700 text-lg">
          {isVerified ? "Log in to get started." : "Log in to pick up where you left off."}
        </p>
      </header>
      <LoginForm
        email={email ?? ""}
        isPending={logIn.isPending}
        failure={describeFailure(logIn.error)}
        onForgot={askForEmail}
        onSubmit={submit}
      />
      <p className="text-ink-700">
        New to Fernwell? <TextLink to={paths.signup}>Register</TextLink>
      </p>
      <SocialLinks />
      {hasDialogs && (
        <>
          <VerificationDialog
            email={unverified?.email ?? null}
            onClose={() => setUnverified(null)}
            onVerified={continueVerified}
          />
          <ForgotPasswordDialog
            open={forgot.isOpen}
            email={forgot.email}
            onClose={closeForgot}
            onSent={continueToReset}
          />
        </>
      )}
    </div>
  );
}

/** That a login needs one more step is no failure. */
function describeFailure(error: Error | null): string | null {
  const isFailure = error !== null && !hasErrorCode(error, "second_factor_required");
  return isFailure ? detailOr(error, "Login failed. Please try again.") : null;
}
