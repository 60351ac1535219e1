import { paths } from "@fernwell/contract/paths";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { removeDrafts } from "./draft-names.ts";
import { forgetAllKept } from "./forget-kept.ts";
import type { LoginState } from "./login-state.ts";
import { readStored, removeStored, useStored, writeStored } from "./storage.ts";
import { keptTracksPlace, onboardingCompleteKey, recentSearchesPlace, tokenKey } from "./storage-keys.ts";
import { useReturnPath } from "./use-return-path.ts";

/** Why a session has ended without a log out, and whether the next login leads back to the page. */
interface Ending {
  readonly notice: string;
  readonly canReturn: boolean;
}

let ending: Ending | null = null;
let startedToken: string | null = null;

/** Clears everything about a previous person first, also what came late. */
export function startSession(token: string): void {
  ending = null;
  clearSession();
  startedToken = token;
  writeStored(tokenKey, token);
}

/** Whether this page began the session, and not another tab or an earlier page. */
export function isStartedHere(token: string): boolean {
  return token === startedToken;
}

/**
 * Clears the session in the browser without a call to the server.
 * Every signed-in screen redirects to the login screen once the token is gone, in this tab and in the others.
 */
export function forgetSession(): void {
  ending = null;
  clearSession();
}

/** The server no longer accepts the token; the login screen says so and leads back to the page. */
export function endSession(): void {
  ending = { notice: "Your session has ended. Please log in again.", canReturn: true };
  clearSession();
}

/** The account is gone; the login screen says so. */
export function endLastSession(notice: string): void {
  ending = { notice, canReturn: false };
  clearSession();
}

/** Says whether a session still goes on: what a person did is not kept or sent for the next. */
export type SessionWatch = () => boolean;

/** Remembers the session of now. */
export function watchSession(): SessionWatch {
  return watch(readStored(tokenKey));
}

/** Remembers the session that a part of the page was first shown for, for what it does later. */
export function useSessionWatch(): SessionWatch {
  const stored = useStored(tokenKey);
  const [token, setToken] = useState(stored);
  if (token === null && stored !== null) setToken(stored);
  return watch(token);
}

function watch(token: string | null): SessionWatch {
  return () => token !== null && readStored(tokenKey) === token;
}

/** A person is signed in as long as a token is stored. */
export function useIsSignedIn(): boolean {
  return useStored(tokenKey) !== null;
}

/** The state for the login screen when a page needs a login. A person who has logged out there does not return to it. */
export function createLoginState(returnPath: string | undefined, wasSignedIn: boolean): LoginState | null {
  const returnTo = wasSignedIn && ending?.canReturn !== true ? undefined : returnPath;
  const notice = ending?.notice;
  return notice === undefined && returnTo === undefined ? null : { notice, returnTo };
}

/** Redirects to the login screen when the token is removed. */
export function useLeaveOnLogOut(): void {
  const isSignedIn = useIsSignedIn();
  const wasSignedIn = useRef(isSignedIn);
  const returnPath = useReturnPath();
  const navigate = useNavigate();

  useEffect(() => {
    if (isSignedIn) ending = null;
    else if (wasSignedIn.current)
      void navigate(paths.login, { replace: true, state: createLoginState(returnPath, true) });
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, returnPath, navigate]);
}

function clearSession(): void {
  // Before the rest: another tab that sees one of these go must not take the session for one that goes on.
  removeStored(tokenKey);
  void forgetAllKept();
  removeDrafts();
  removeStored(recentSearchesPlace);
  removeStored(keptTracksPlace);
  writeStored(onboardingCompleteKey, "false");
}
