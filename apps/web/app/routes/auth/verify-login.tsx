import { addresses, paths } from "@fernwell/contract/paths";
import { Navigate, useLocation, useNavigate } from "react-router";
import { redirectTarget } from "#app/features/accounts/redirect-target.ts";
import { useConfirmLogin, useLoginStep } from "#app/features/accounts/verify-login.api.ts";
import { VerifyLoginForm } from "#app/features/accounts/verify-login-form.tsx";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { type LoginState, readLoginState } from "#app/lib/login-state.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { Loaded } from "#app/page/loaded.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export function meta() {
  return createTitleMeta(addresses.verifyLogin);
}

/** The second step of a login, for people who have turned on a second factor. */
export default function VerifyLogin() {
  const navigate = useNavigate();
  const { returnTo } = readLoginState(useLocation().state);
  const step = useLoginStep();
  const confirm = useConfirmLogin();
  if (hasErrorCode(step.error ?? confirm.error, "login_expired")) {
    const state: LoginState = { notice: "That took too long. Please log in again.", returnTo };
    return <Navigate to={paths.login} replace state={state} />;
  }

  const mutate: typeof confirm.mutate = (proof, options) =>
    confirm.mutate(proof, {
      ...options,
      onSuccess: ({ redirect_url }) =>
        void navigate(redirectTarget(redirect_url, returnTo), { replace: true }),
    });

  return (
    <div className="grid gap-8">
      <header>
        <h1 className="text-4xl">Confirm that it is you</h1>
        <p className="mt-3 text-ink-700 text-lg">Your password is right. One more step, and you are in.</p>
      </header>
      <Loaded
        query={step}
        failure="We could not load this step."
        skeleton={
          <div className="grid gap-5">
            <Skeleton className="h-16" />
            <Skeleton className="h-14" />
          </div>
        }
      >
        {(loaded) => <VerifyLoginForm step={loaded} confirm={{ ...confirm, mutate }} />}
      </Loaded>
      <div className="grid gap-2 text-ink-700">
        <p>
          Lost all of these? <TextLink to={paths.contact}>Ask for help</TextLink>
        </p>
        <p>
          Not you? <TextLink to={paths.login}>Log in as someone else</TextLink>
        </p>
      </div>
    </div>
  );
}
