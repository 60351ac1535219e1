import { login, resendVerification, signup, verifyEmail } from "@fernwell/contract/accounts";
import { useMutation } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { startSession } from "#app/lib/session.ts";

interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly passwordConfirm: string;
}

/** The wire wants a role, a state, times and a code from the client; the server decides them itself. */
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
