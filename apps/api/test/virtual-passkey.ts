import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { CreationOptions, RequestOptions } from "@fernwell/contract/second-factor";

interface Site {
  readonly origin: string;
  readonly id: string;
}

/** The origin that passkeys of a test app are for. */
export const testSite: Site = { origin: "http://localhost:5173", id: "localhost" };

/** A device that makes one passkey and proves that it has it, as a browser would send it. */
export function createVirtualPasskey({ origin, id: rpId }: Site = testSite) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  let signatureCount = 0;

  function describeData(flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signatureCount);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count]);
  }

  function writeClientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  return {
    create({ challenge }: Pick<CreationOptions, "challenge">) {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const data = Buffer.concat([
        ...[describeData(isPresent | isVerified | hasKey), Buffer.alloc(16), length, credentialId],
        ...[Buffer.from("a5010203262001215820", "hex"), Buffer.from(x, "base64url")],
        ...[Buffer.from("225820", "hex"), Buffer.from(y, "base64url")],
      ]);
      const attestationObject = Buffer.concat([
        ...[Buffer.of(0xa3), cborText("fmt"), cborText("none"), cborText("attStmt"), Buffer.of(0xa0)],
        ...[cborText("authData"), Buffer.of(0x58, data.length), data],
      ]);
      return {
        ...{ id, rawId: id, type: "public-key" as const },
        response: {
          clientDataJSON: writeClientData("webauthn.create", challenge).toString("base64url"),
          attestationObject: attestationObject.toString("base64url"),
          transports: ["internal", "from-the-future"],
        },
      };
    },
    get({ challenge }: Pick<RequestOptions, "challenge">) {
      signatureCount += 1;
      const clientData = writeClientData("webauthn.get", challenge);
      const data = describeData(isPresent | isVerified);
      const signed = Buffer.concat([data, createHash("sha256").update(clientData).digest()]);
      return {
        ...{ id, rawId: id, type: "public-key" as const },
        response: {
          clientDataJSON: clientData.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", signed, privateKey).toString("base64url"),
        },
      };
    },
  };
}

const [isPresent, isVerified, hasKey] = [0x01, 0x04, 0x40];

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** For texts of at most 23 characters. */
function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)]);
}
