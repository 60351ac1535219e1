import { Secret, TOTP } from "otpauth";

const periodSeconds = 30;
/** As many bytes as SHA-1 has, which is what every app understands. */
const secretBytes = 20;

export function makeAuthenticatorSecret(): Uint8Array {
  return new Secret({ size: secretBytes }).bytes;
}

/** The secret as the app reads it from a QR code, and as a person types it. */
export function describeSecret(secret: Uint8Array, label: string): { uri: string; text: string } {
  const totp = createTotp(secret, label);
  return { uri: totp.toString(), text: totp.secret.base32 };
}

/** The step of 30 seconds that the code belongs to: the current one, or one beside it, since clocks differ. */
export function findStep(secret: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const distance = createTotp(secret).validate({ token: code, timestamp, window: 1 });
  return distance === null ? null : TOTP.counter({ period: periodSeconds, timestamp }) + distance;
}

function createTotp(secret: Uint8Array, label = ""): TOTP {
  return new TOTP({
    issuer: "Fernwell",
    label,
    algorithm: "SHA1",
    digits: 6,
    period: periodSeconds,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });
}
