import { isCommonPassword } from "@fernwell/domain/people/common-password";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { commonPasswords } from "../../platform/passwords/common-passwords.ts";

/** Refuses a password that attackers try first, before any work that depends on the account. */
export async function hashNewPassword(
  { passwords }: Pick<Deps, "passwords">,
  password: string,
): Promise<string> {
  if (isCommonPassword(password, commonPasswords)) throw new AppError("common_password");
  return passwords.hash(password);
}
