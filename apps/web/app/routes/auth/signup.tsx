import { addresses, paths } from "@fernwell/contract/paths";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useSignUp } from "#app/features/accounts/accounts.api.ts";
import { type SignUpAnswers, SignUpForm, useSignUpForm } from "#app/features/accounts/sign-up-form.tsx";
import { VerificationDialog } from "#app/features/accounts/verification-dialog.tsx";
import { ApiError } from "#app/lib/api-error.ts";
import { detailOr } from "#app/lib/error-detail.ts";
import type { LoginState } from "#app/lib/login-state.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toast.ts";

export function meta() {
  return createTitleMeta(addresses.signup);
}

export default function Signup() {
  const navigate = useNavigate();
  const form = useSignUpForm();
  const signUp = useSignUp();
  const [emailToVerify, setEmailToVerify] = useState<string | null>(null);

  function submit({ hasAcceptedTerms: _, ...account }: SignUpAnswers) {
    signUp.mutate(account, {
      onSuccess: () => setEmailToVerify(account.email),
      onError: (error) => {
        if (!(error instanceof ApiError)) showToast.error("Signup failed");
      },
    });
  }

  return (
    <div className="grid gap-8">
      <header>
        <h1 className="text-4xl">Create your account</h1>
        <p className="mt-3 text-ink-700 text-lg">Two weeks free, and you can cancel whenever you like.</p>
      </header>
      <SignUpForm
        form={form}
        isPending={signUp.isPending}
        failure={
          signUp.error instanceof ApiError
            ? detailOr(signUp.error, "Something went wrong. Please try again.")
            : null
        }
        onSubmit={submit}
      />
      <p className="text-ink-700">
        Already have an account? <TextLink to={paths.login}>Login</TextLink>
      </p>
      <VerificationDialog
        email={emailToVerify}
        onClose={() => {
          setEmailToVerify(null);
          form.reset();
        }}
        onVerified={() => {
          setEmailToVerify(null);
          const state: LoginState = { email: emailToVerify ?? "", isVerified: true };
          void navigate(paths.login, { replace: true, state });
        }}
      />
    </div>
  );
}
