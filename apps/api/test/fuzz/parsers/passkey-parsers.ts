import { addPasskey, confirmLogin } from "@fernwell/contract/second-factor";
import { checkPasskey, readNewPasskey } from "../../../src/platform/second-factor/passkeys.ts";
import { createVirtualPasskey, testSite } from "../../virtual-passkey.ts";
import type { Random } from "../random.ts";
import { defineParser, type Parser } from "./parser.ts";

const challenge = Buffer.from("the challenge of every attempt");
const device = createVirtualPasskey();
const rightAttestation = device.create({ challenge: challenge.toString("base64url") });
const rightAssertion = device.get({ challenge: challenge.toString("base64url") });
const passkey = {
  credentialId: Buffer.from(rightAttestation.id, "base64url"),
  publicKey: Buffer.from("a5010203262001215820", "hex"),
  signatureCount: 0,
  transports: [],
};

/** What a browser sends about a passkey: CBOR, JSON and signatures, none of which can be trusted. */
export const passkeyParsers: readonly Parser[] = [
  defineParser("a new passkey", {
    share: 15,
    generate: (random) => ({
      ...rightAttestation,
      response: {
        ...rightAttestation.response,
        attestationObject: spoilBytes(rightAttestation.response.attestationObject, random, 12_000),
        clientDataJSON: random.chance(0.8)
          ? rightAttestation.response.clientDataJSON
          : spoilBytes(rightAttestation.response.clientDataJSON, random, 3_000),
      },
    }),
    parse: async (response) => {
      const body = addPasskey.body.safeParse({ setup_id: setupId, name: "Key", response });
      return body.success ? readNewPasskey(testSite, challenge, body.data.response) : null;
    },
    findFlaw: (_, made) =>
      made === null || made.credentialId.length <= 1_050 ? null : "an id that is too long",
  }),
  defineParser("the proof of a passkey", {
    share: 15,
    generate: (random) => ({
      ...rightAssertion,
      response: {
        clientDataJSON: rightAssertion.response.clientDataJSON,
        authenticatorData: spoilBytes(rightAssertion.response.authenticatorData, random, 3_000),
        signature: spoilBytes(rightAssertion.response.signature, random, 6_000),
      },
    }),
    parse: async (response) => {
      const body = confirmLogin.body.safeParse({ kind: "passkey", response });
      if (!body.success || body.data.kind !== "passkey") return null;
      return checkPasskey(testSite, challenge, passkey, body.data.response);
    },
    findFlaw: (_, count) => (count === null ? null : "a proof with another key was believed"),
  }),
];

const setupId = "0198c0de-0000-7000-8000-000000000001";

/** Starts of lists, maps and texts in CBOR that promise more than there is. */
const promises = [
  "9bffffffffffffffff",
  "bbffffffffffffffff",
  "7bffffffffffffffff",
  "5bffffffffffffffff",
  "9f",
  "bf",
  "81",
  "a1",
  "d9d9f7",
  "fb7ff0000000000000",
];

function spoilBytes(encoded: string, random: Random, maxBytes: number): string {
  const bytes = Buffer.from(encoded, "base64url");
  for (let left = random.below(4); left > 0; left -= 1) {
    bytes[random.below(bytes.length)] = random.below(256);
  }
  const at = random.below(bytes.length + 1);
  const promise = Buffer.from(random.pick(promises), "hex");
  const spoiled = random.pick<() => Buffer>([
    () => bytes,
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes.subarray(0, at), promise, bytes.subarray(at)]),
    () => Buffer.concat([bytes.subarray(0, at), bytes.subarray(random.below(bytes.length))]),
    // Nested as deep as the limit allows.
    () => Buffer.concat(Array.from({ length: Math.floor(maxBytes / promise.length) }, () => promise)),
  ])();
  return spoiled.toString("base64url");
}
