import type { CreationOptions, RequestOptions } from "@fernwell/contract/second-factor";

/** Loaded at the first use: most people have no passkey. */
function loadLibrary() {
  return import("@simplewebauthn/browser");
}

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === "function";
}

/** Has the browser make a passkey. Throws a PasskeyError if it does not. */
export async function createPasskey(options: CreationOptions) {
  const { startRegistration } = await loadLibrary();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options }).catch(explain);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Has the browser prove that it has a passkey. Throws a PasskeyError if it does not. */
export async function provePasskey(options: RequestOptions) {
  const { startAuthentication } = await loadLibrary();
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options }).catch(explain);
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

/** Its message is for the person. */
export class PasskeyError extends Error {
  override readonly name = "PasskeyError";
}

function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : "";
  throw new PasskeyError(messages[name] ?? "Your browser could not use a passkey here.", { cause: error });
}

const messages: Readonly<Record<string, string>> = {
  NotAllowedError: "That was cancelled or took too long. Please try again.",
  AbortError: "That was cancelled or took too long. Please try again.",
  InvalidStateError: "This device already has a passkey for your account.",
};
