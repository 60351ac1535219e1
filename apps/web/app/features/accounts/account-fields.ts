import { longPasswordMessage, strongPasswordMessage } from "@fernwell/contract/accounts";
import { isEmailAddress } from "@fernwell/domain/people/email-address";
import { isStrongPassword, maxPasswordLength } from "@fernwell/domain/people/password";
import { z } from "zod";

/** One rule for every form; each form has its own messages. */
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
  // Compares the two even while other fields are invalid.
  when: () => true,
};
