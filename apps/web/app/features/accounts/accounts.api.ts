import {
  forgetPassword,
  login,
  resendVerification,
  resetPassword,
  resetPasswordByLink,
  signup,
  verifyEmail,
} from "@fernwell/contract/accounts";
import { legalVersions } from "@fernwell/contract/legal-versions";
import { useMutation } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import { forgetSession, startSession } from "#app/lib/session.ts";
import type { NewPassword } from "./account-fields.ts";
import type { ResetProof } from "./reset-proof.ts";

interface SignUp extends NewPassword {
  readonly name: string;
  readonly email: string;
}

/**
 * The contract requires a role, a status, times and a code, but the server ignores them. The form is sent only after the
 * documents were accepted.
 */
export function useSignUp() {
  return useMutation({
    mutationFn: ({ passwordConfirm, ...account }: SignUp) => {
      const now = new Date().toISOString();
      return call(signup, {
        body: {
          ...account,
          password_confirm: passwordConfirm,
          role: "user",
          verified: false,
          created_at: now,
          updated_at: now,
          verification_code: "000000",
          terms_version: legalVersions.terms.version,
          privacy_version: legalVersions.privacy.version,
        },
      });
    },
  });
}

export function useVerifyEmail() {
  return useMutation({
    mutationFn: ({ email, code }: { email: string; code: string }) =>
      call(verifyEmail, { body: { email, verification_code: code } }),
  });
}

export function useResendVerification() {
  return useMutation({
    mutationFn: (email: string) => call(resendVerification, { body: { email } }),
  });
}

export function useLogIn() {
  return useMutation({
    mutationFn: (credentials: { email: string; password: string }) => call(login, { body: credentials }),
    onSuccess: ({ access_token }) => startSession(access_token),
  });
}

export function useForgetPassword() {
  return useMutation({
    mutationFn: (email: string) => call(forgetPassword, { body: { email } }),
  });
}

interface PasswordReset extends NewPassword {
  readonly code: string;
}

/** A reset ends every session on the server, so the stored one is cleared too. */
export function useResetPassword(proof: ResetProof) {
  return useMutation({
    mutationFn: ({ code, password, passwordConfirm }: PasswordReset) => {
      const newPassword = { new_password: password, confirm_password: passwordConfirm };
      return proof.kind === "code"
        ? call(resetPassword, { body: { email: proof.email, reset_code: code, ...newPassword } })
        : call(resetPasswordByLink, { params: { token: proof.token }, body: newPassword });
    },
    onSuccess: forgetSession,
    onError: (error) => logFailure("The password reset", error),
  });
}
