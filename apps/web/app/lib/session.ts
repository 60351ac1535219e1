import { paths } from "@fernwell/contract/paths";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { removeDrafts } from "./drafts.ts";
import { readStored, removeStored, useStored, writeStored } from "./storage.ts";
import { onboardingCompleteKey, tokenKey } from "./storage-keys.ts";

/** The login screen's navigation state after a session has ended by itself. */
export interface LoginState {
  readonly notice: string;
}

let notice: string | null = null;

/** Clears everything about a previous person first. */
export function startSession(token: string): void {
  notice = null;
  if (readStored(tokenKey) !== null) clearSession();
  writeStored(tokenKey, token);
}

/**
 * Clears the session in the browser without a call to the server.
 * Every signed-in screen redirects to the login screen once the token is gone, in this tab and in the others.
 */
export function forgetSession(): void {
  notice = null;
  clearSession();
}

/** The server no longer accepts the token; the login screen says why. */
export function endSession(why = "Your session has ended. Please log in again."): void {
  notice = why;
  clearSession();
}

/** A person is signed in as long as a token is stored. */
export function useIsSignedIn(): boolean {
  return useStored(tokenKey) !== null;
}

export function loginState(): LoginState | null {
  return notice === null ? null : { notice };
}

/** Redirects to the login screen when the token is removed. */
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
