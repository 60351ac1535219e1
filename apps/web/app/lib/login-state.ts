import { isRecord } from "./is-record.ts";

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

/** A state with a field of another type is not ours, and reads as empty. */
export function readLoginState(state: unknown): LoginState {
  if (!isRecord(state)) return {};
  const { notice, email, isVerified, returnTo } = state;
  if (!isTextOrNone(notice) || !isTextOrNone(email) || !isTextOrNone(returnTo)) return {};
  return isVerified === undefined || typeof isVerified === "boolean"
    ? { notice, email, isVerified, returnTo }
    : {};
}

function isTextOrNone(value: unknown): value is string | undefined {
  return value === undefined || typeof value === "string";
}
