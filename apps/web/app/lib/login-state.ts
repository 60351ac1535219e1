import { z } from "zod";

/** The navigation state of the login screen. It stays out of the address, and so out of logs and referrers. */
export interface LoginState {
  /** Why the person has to log in again. */
  readonly notice?: string | undefined;
  /** The address that the form starts with. */
  readonly email?: string | undefined;
  /** The address has just been verified. */
  readonly isVerified?: boolean | undefined;
  /** The page that needs the login; it is followed only within the product. */
  readonly returnTo?: string | undefined;
}

export function readLoginState(state: unknown): LoginState {
  return stateSchema.safeParse(state).data ?? {};
}

const stateSchema = z
  .object({ notice: z.string(), email: z.string(), isVerified: z.boolean(), returnTo: z.string() })
  .partial();
