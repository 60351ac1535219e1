import { loginRedirects, paths } from "@fernwell/contract/paths";
import { isInsidePath } from "#app/lib/inside-path.ts";

/** Where a login leads. A value that is not in the table is followed only within the product. */
export function redirectTarget(redirectUrl: string): string {
  const known = Object.values(loginRedirects).find((redirect) => redirect.redirectUrl === redirectUrl);
  return known?.path ?? (isInsidePath(redirectUrl) ? redirectUrl : paths.home);
}
