import { addresses, paths } from "@fernwell/contract/paths";
import { useState } from "react";
import { Navigate, useLocation, useNavigate, useParams } from "react-router";
import { ForgotPasswordDialog } from "#app/features/accounts/forgot-password-dialog.tsx";
import { ResetDoneDialog } from "#app/features/accounts/reset-done-dialog.tsx";
import { ResetPasswordForm } from "#app/features/accounts/reset-password-form.tsx";
import { findResetProof, type ResetProof, type ResetState } from "#app/features/accounts/reset-proof.ts";
import { type LoginState, readLoginState } from "#app/lib/login-state.ts";
import { unlisted } from "#app/lib/route-handle.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { SocialLinks } from "#app/shells/social-links.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toast.ts";

export const handle = unlisted;

export function meta() {
  return createTitleMeta(addresses.resetPassword);
}

export default function ResetPassword() {
  const { state } = useLocation();
  const proof = findResetProof(useParams()["*"], state);
  if (!proof) return <Navigate to={paths.login} replace />;
  return <ResetScreen key={proof.kind} proof={proof} returnTo={readLoginState(state).returnTo} />;
}

interface ResetScreenProps extends Pick<LoginState, "returnTo"> {
  readonly proof: ResetProof;
}

function ResetScreen({ proof, returnTo }: ResetScreenProps) {
  const navigate = useNavigate();
  const loginState: LoginState = { email: proof.kind === "code" ? proof.email : undefined, returnTo };
  const [isAskingAgain, setIsAskingAgain] = useState(false);
  const [isDone, setIsDone] = useState(false);

  function goToLogin() {
    void navigate(paths.login, { replace: true, state: loginState });
  }

  function finish() {
    if (proof.kind === "link") {
      setIsDone(true);
      return;
    }
    showToast.success("Your password is reset. You can log in now.");
    goToLogin();
  }

  function startAgain(email: string) {
    setIsAskingAgain(false);
    showToast.success(`If there is an account for ${email}, a new code is on its way.`);
    const state: ResetState = { email, sentAt: Date.now(), returnTo };
    void navigate(paths.resetPassword(), { replace: true, state });
  }

  return (
    <div className="grid gap-8">
      <header>
        <h1 className="text-4xl">Create a new password</h1>
        <p className="wrap-anywhere mt-3 text-ink-700 text-lg">
          <Lead proof={proof} />
        </p>
      </header>
      <ResetPasswordForm proof={proof} onAskAgain={() => setIsAskingAgain(true)} onReset={finish} />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-4">
        <TextLink to={paths.login} state={loginState}>
          Back to Login
        </TextLink>
        {proof.kind === "code" && (
          <TextButton onClick={() => setIsAskingAgain(true)}>Use another address</TextButton>
        )}
      </p>
      <SocialLinks />
      <ForgotPasswordDialog
        open={isAskingAgain}
        email={proof.kind === "code" ? proof.email : ""}
        onClose={() => setIsAskingAgain(false)}
        onSent={startAgain}
      />
      <ResetDoneDialog open={isDone} onClose={goToLogin} />
    </div>
  );
}

function Lead({ proof }: { proof: ResetProof }) {
  if (proof.kind === "link") return "Choose the password that you will log in with from now on.";
  return (
    <>
      If there is an account for <strong className="text-ink-900">{proof.email}</strong>, a code is on its
      way. It works for ten minutes.
    </>
  );
}
