import {
  changeEmail,
  changePassword,
  confirmEmail,
  endSessionByLink,
  getEmail,
  retryEmail,
  undoEmailChange,
} from "@fernwell/contract/accounts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import { forgetSession } from "#app/lib/session.ts";
import type { NewPassword } from "./account-fields.ts";
import { securityLogKey } from "./security-log.api.ts";

const emailKey = ["email"];

interface PasswordChange extends NewPassword {
  readonly currentPassword: string;
}

/** Ends every other session, which the list of sessions then shows. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ currentPassword, ...newPassword }: PasswordChange) =>
      call(changePassword, { body: { password: currentPassword, ...writeNewPassword(newPassword) } }),
    onSuccess: () => queryClient.invalidateQueries(),
    onError: (error) => logFailure("Changing the password", error),
  });
}

export function useEmail() {
  return useQuery({ queryKey: emailKey, queryFn: ({ signal }) => call(getEmail, {}, { signal }) });
}

/** How often and how many times the address is looked at after a mail was sent to it. */
const retryWaitMs = 1_000;
const maxReadings = 15;

/** Sends a mail to the address and returns its new state, or null if that is not known yet. */
export function useRetryEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (bouncedAt: string) => {
      await call(retryEmail, {});
      for (let reading = 0; reading < maxReadings; reading += 1) {
        await new Promise((resolve) => setTimeout(resolve, retryWaitMs));
        const email = await call(getEmail, {});
        if (email.bounced_at !== bouncedAt) return email;
      }
      return null;
    },
    onSuccess: (email) => email && queryClient.setQueryData(emailKey, email),
    onError: (error) => logFailure("Trying the address again", error),
  });
}

export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call(changeEmail, { body }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: securityLogKey });
      return queryClient.invalidateQueries({ queryKey: emailKey });
    },
    onError: (error) => logFailure("Changing the address", error),
  });
}

export function useConfirmEmail(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(confirmEmail, { params: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: emailKey }),
  });
}

/** Ends every session on the server, so the stored one is cleared too. */
export function useUndoEmailChange(token: string) {
  return useMutation({
    mutationFn: (newPassword: NewPassword) =>
      call(undoEmailChange, { params: { token }, body: writeNewPassword(newPassword) }),
    onSuccess: forgetSession,
    onError: (error) => logFailure("Undoing the change of address", error),
  });
}

export function useEndSessionByLink(token: string) {
  return useMutation({ mutationFn: () => call(endSessionByLink, { params: { token } }) });
}

function writeNewPassword({ password, passwordConfirm }: NewPassword) {
  return { new_password: password, confirm_password: passwordConfirm };
}
