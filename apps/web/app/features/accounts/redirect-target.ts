import { loginRedirects, paths } from "@fernwell/contract/paths";
import { isInsidePath } from "#app/lib/inside-path.ts";

/**
 * Where a login leads: back to the page that needed it, or else where the server redirects.
 * Both are followed only within the product, and the profile comes before the subscription.
 */
export function redirectTarget(redirectUrl: string, returnTo?: string): string {
  const redirect = readRedirect(redirectUrl);
  if (returnTo === undefined || !isInsidePath(returnTo)) return redirect;
  return redirect === paths.profileSetup && returnTo === paths.subscription ? redirect : returnTo;
}

function readRedirect(redirectUrl: string): string {
  const known = Object.values(loginRedirects).find((redirect) => redirect.redirectUrl === redirectUrl);
  return known?.path ?? (isInsidePath(redirectUrl) ? redirectUrl : paths.home);
}
