import { longPasswordMessage, strongPasswordMessage } from "@fernwell/contract/accounts";
import { isEmailAddress } from "@fernwell/domain/people/email-address";
import { isStrongPassword, maxPasswordLength } from "@fernwell/domain/people/password";
import { z } from "zod";

/** One rule in every form; each form has its own words for breaking it. */
export function emailField(invalidMessage: string) {
  return z
    .string()
    .trim()
    .min(1, { error: "Email is required", abort: true })
    .refine(isEmailAddress, { error: invalidMessage });
}

export interface NewPassword {
  readonly password: string;
  readonly passwordConfirm: string;
}

export function newPasswordFields(missingMessage: string) {
  return {
    password: z
      .string()
      .min(1, { error: missingMessage, abort: true })
      .max(maxPasswordLength, { error: longPasswordMessage })
      .refine(isStrongPassword, { error: strongPasswordMessage }),
    passwordConfirm: z.string().min(1, { error: "Please confirm your password" }),
  };
}

export function isConfirmed({ password, passwordConfirm }: NewPassword): boolean {
  return passwordConfirm === "" || password === passwordConfirm;
}

export const notConfirmed = {
  error: "Passwords do not match",
  path: ["passwordConfirm"],
  // The two are compared also while other fields are still wrong.
  when: () => true,
};
