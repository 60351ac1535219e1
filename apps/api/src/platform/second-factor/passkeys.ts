import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
  Transport,
} from "@fernwell/contract/second-factor";

/** The site that passkeys are made for. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

export interface Passkey {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly signatureCount: number;
  readonly transports: readonly Transport[];
}

type PasskeyName = Pick<Passkey, "credentialId" | "transports">;

/** EdDSA, ES256 and RS256: every authenticator knows one of them. */
const algorithms = [-8, -7, -257];
/** How long the browser waits for the person. */
const timeout = 5 * 60_000;

/** Browsers make no passkeys for an IP address, so on a developer's machine they are for `localhost`. */
export function getRelyingParty(publicUrl: URL): RelyingParty {
  const { hostname, port, protocol } = publicUrl;
  if (hostname !== "127.0.0.1") return { id: hostname, origin: publicUrl.origin };
  return { id: "localhost", origin: `${protocol}//localhost${port && `:${port}`}` };
}

export function describeNewPasskey(
  { id }: RelyingParty,
  person: { readonly userId: Uint8Array; readonly email: string; readonly name: string },
  challenge: Buffer,
  known: readonly PasskeyName[],
): CreationOptions {
  return {
    rp: { id, name: "Fernwell" },
    user: {
      id: Buffer.from(person.userId).toString("base64url"),
      name: person.email,
      displayName: person.name,
    },
    challenge: challenge.toString("base64url"),
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
    timeout,
    excludeCredentials: known.map(nameCredential),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    attestation: "none",
  };
}

export function describeKnownPasskeys(
  { id }: RelyingParty,
  challenge: Buffer,
  known: readonly PasskeyName[],
): RequestOptions {
  return {
    rpId: id,
    challenge: challenge.toString("base64url"),
    timeout,
    allowCredentials: known.map(nameCredential),
    userVerification: "preferred",
  };
}

/** Null if the response is not one to this challenge on this site. */
export async function readNewPasskey(
  { id, origin }: RelyingParty,
  challenge: Buffer,
  response: Attestation,
): Promise<Passkey | null> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { transports = [], ...attested } = response.response;
  const result = await verifyRegistrationResponse({
    response: { ...response, response: attested, clientExtensionResults: {} },
    expectedChallenge: challenge.toString("base64url"),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(refuse);
  if (!result?.verified) return null;
  const { credential } = result.registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, "base64url"),
    publicKey: Buffer.from(credential.publicKey),
    signatureCount: credential.counter,
    transports,
  };
}

/** Returns the passkey's new count of signatures. Null if the proof is wrong, or the count shows that the key was copied. */
export async function checkPasskey(
  { id, origin }: RelyingParty,
  challenge: Buffer,
  passkey: Passkey,
  response: Assertion,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const result = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge.toString("base64url"),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credentialId.toString("base64url"),
      publicKey: Uint8Array.from(passkey.publicKey),
      counter: passkey.signatureCount,
    },
    requireUserVerification: false,
  }).catch(refuse);
  return result?.verified ? result.authenticationInfo.newCounter : null;
}

/** Large, and few people need it: loaded at the first passkey. */
function loadLibrary() {
  return import("@simplewebauthn/server");
}

/** The library throws for whatever a caller can get wrong. */
function refuse(): null {
  return null;
}

function nameCredential({ credentialId, transports }: PasskeyName) {
  return {
    id: credentialId.toString("base64url"),
    type: "public-key" as const,
    transports: [...transports],
  };
}
