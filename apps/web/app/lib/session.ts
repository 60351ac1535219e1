import { paths } from "@fernwell/contract/paths";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { removeDrafts } from "./drafts.ts";
import { readStored, removeStored, useStored, writeStored } from "./storage.ts";
import { onboardingCompleteKey, tokenKey } from "./storage-keys.ts";

/** What the login screen is told when the person did not leave of their own accord. */
export interface LoginState {
  readonly notice: string;
}

let notice: string | null = null;

/** Whoever logs in starts clean, also over the session of somebody else. */
export function startSession(token: string): void {
  notice = null;
  if (readStored(tokenKey) !== null) clearSession();
  writeStored(tokenKey, token);
}

/**
 * Forgets the session here, without a word to the server.
 * Every signed-in screen leaves for the login screen as soon as the token is gone, in this tab and in the others.
 */
export function forgetSession(): void {
  notice = null;
  clearSession();
}

/** The server no longer knows the token; the login screen says why. */
export function endSession(why = "Your session has ended. Please log in again."): void {
  notice = why;
  clearSession();
}

/** A person counts as signed in for as long as a token is stored. */
export function useIsSignedIn(): boolean {
  return useStored(tokenKey) !== null;
}

export function loginState(): LoginState | null {
  return notice === null ? null : { notice };
}

/** Leaves for the login screen when the token goes. */
export function useLeaveOnLogOut(): void {
  const isSignedIn = useIsSignedIn();
  const wasSignedIn = useRef(isSignedIn);
  const navigate = useNavigate();

  useEffect(() => {
    if (isSignedIn) notice = null;
    else if (wasSignedIn.current) void navigate(paths.login, { replace: true, state: loginState() });
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, navigate]);
}

function clearSession(): void {
  removeDrafts();
  writeStored(onboardingCompleteKey, "false");
  removeStored(tokenKey);
}
