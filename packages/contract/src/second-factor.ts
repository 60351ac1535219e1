import { z } from "zod";
import { login } from "./accounts.ts";
import { defineEndpoint } from "./endpoint.ts";
import { passwordAgain } from "./password-again.ts";

export const maxPasskeys = 10;
export const maxPasskeyNameLength = 60;
export const longPasskeyNameMessage = "Please use at most 60 characters";

const done = z.object({ status_code: z.literal(200) });

const passkeyName = z
  .string()
  .trim()
  .min(1, { error: "Please name the passkey" })
  .max(maxPasskeyNameLength, { error: longPasskeyNameMessage })
  .regex(/^\P{Cc}*$/u, { error: "Please use letters only" });

/** Spaces between the digits are how some apps show them. */
const oneTimeCode = z
  .string()
  .max(20)
  .transform((code) => code.replaceAll(/\s/g, ""))
  .refine((code) => /^\d{6}$/.test(code), { error: "The code is made of 6 digits" });

/** Typed from paper, so capitals, spaces and hyphens do not matter. */
const recoveryCode = z
  .string()
  .max(40)
  .transform((code) => code.toUpperCase().replaceAll(/[\s-]/g, ""))
  .refine((code) => /^[A-Z2-9]{12}$/.test(code), { error: "A recovery code has 12 letters and digits" });

/** Shown once, when they are made. Null: the person has some already. */
const newRecoveryCodes = z.array(z.string()).nullable();

/** Bytes as WebAuthn's JSON spells them. */
function bytes(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .regex(/^[\w-]+$/);
}

/** How a browser reaches a passkey. */
export const transports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
export type Transport = (typeof transports)[number];

const credentialName = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.enum(transports)),
});

/** What WebAuthn calls PublicKeyCredentialCreationOptionsJSON. */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int(),
  excludeCredentials: z.array(credentialName),
  authenticatorSelection: z.object({
    residentKey: z.literal("preferred"),
    userVerification: z.literal("preferred"),
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.output<typeof creationOptions>;

/** What WebAuthn calls PublicKeyCredentialRequestOptionsJSON. */
const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(credentialName),
  userVerification: z.literal("preferred"),
});
export type RequestOptions = z.output<typeof requestOptions>;

const credentialId = bytes(1_400);

/** The browser's part of making a passkey. Transports that we do not know are left out. */
const attestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(16_000),
    transports: z
      .array(z.string().max(20))
      .max(20)
      .transform((names) => transports.filter((known) => names.includes(known)))
      .optional(),
  }),
});
export type Attestation = z.output<typeof attestation>;

/** The browser's proof that it has a passkey. */
const assertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(8_000),
  }),
});
export type Assertion = z.output<typeof assertion>;

/** The login has responded `second_factor_required` and set a cookie that these two calls need. */
export const getLoginStep = defineEndpoint("getLoginStep", {
  method: "GET",
  path: "/login/step",
  summary: "What the person can confirm the login with, after the right password.",
  output: z.object({
    /** Null: the person has no passkey. */
    passkey: requestOptions.nullable(),
    has_authenticator: z.boolean(),
    has_recovery_codes: z.boolean(),
    expires_at: z.iso.datetime(),
  }),
  errors: ["login_expired", "too_many_requests"],
});

export const confirmLogin = defineEndpoint("confirmLogin", {
  method: "POST",
  path: "/login/confirm",
  summary: "Starts the session, with a passkey, a one-time code or a recovery code.",
  body: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("passkey"), response: assertion }),
    z.object({ kind: z.literal("code"), code: oneTimeCode }),
    z.object({ kind: z.literal("recovery_code"), code: recoveryCode }),
  ]),
  output: login.output,
  errors: ["login_expired", "wrong_passkey", "wrong_code", "wrong_recovery_code", "too_many_requests"],
});

export const listFactors = defineEndpoint("listFactors", {
  method: "GET",
  path: "/second-factor",
  summary: "What the person has turned on as a second factor.",
  output: z.object({
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        added_at: z.iso.datetime(),
        last_used_at: z.iso.datetime().nullable(),
      }),
    ),
    authenticator: z
      .object({ added_at: z.iso.datetime(), last_used_at: z.iso.datetime().nullable() })
      .nullable(),
    recovery_codes: z.object({ made_at: z.iso.datetime(), left: z.int() }).nullable(),
  }),
});

export const beginPasskey = defineEndpoint("beginPasskey", {
  method: "POST",
  path: "/second-factor/passkeys/begin",
  summary: "Begins to add a passkey.",
  body: passwordAgain,
  output: z.object({ setup_id: z.string(), options: creationOptions }),
  errors: ["wrong_password", "too_many_passkeys", "too_many_requests"],
});

export const addPasskey = defineEndpoint("addPasskey", {
  method: "POST",
  path: "/second-factor/passkeys",
  summary: "Adds the passkey that the browser has made. From then on, a login asks for a second factor.",
  body: z.object({ setup_id: z.uuid(), name: passkeyName, response: attestation }),
  output: z.object({ id: z.string(), recovery_codes: newRecoveryCodes }),
  errors: ["setup_expired", "wrong_passkey", "too_many_passkeys", "too_many_requests"],
});

const passkeyParams = z.object({ id: z.uuid() });

export const renamePasskey = defineEndpoint("renamePasskey", {
  method: "POST",
  path: "/second-factor/passkeys/:id",
  summary: "Gives a passkey another name.",
  params: passkeyParams,
  body: z.object({ name: passkeyName }),
  output: done,
  errors: ["passkey_not_found"],
});

/** One that is not there, or not theirs, is as good as removed. */
export const removePasskey = defineEndpoint("removePasskey", {
  method: "POST",
  path: "/second-factor/passkeys/:id/remove",
  summary: "Removes a passkey. Without the last factor, the recovery codes go too.",
  params: passkeyParams,
  body: passwordAgain,
  output: done,
  errors: ["wrong_password", "too_many_requests"],
});

export const beginAuthenticator = defineEndpoint("beginAuthenticator", {
  method: "POST",
  path: "/second-factor/authenticator/begin",
  summary: "Makes a secret for an authenticator app. Nothing changes until a code of the app is given.",
  body: passwordAgain,
  output: z.object({
    setup_id: z.string(),
    /** For a QR code. */
    uri: z.string(),
    /** For typing. */
    secret: z.string(),
  }),
  errors: ["wrong_password", "too_many_requests"],
});

export const addAuthenticator = defineEndpoint("addAuthenticator", {
  method: "POST",
  path: "/second-factor/authenticator",
  summary:
    "Turns the authenticator app on, in place of an earlier one. From then on, a login asks for a second factor.",
  body: z.object({ setup_id: z.uuid(), code: oneTimeCode }),
  output: z.object({ recovery_codes: newRecoveryCodes }),
  errors: ["setup_expired", "wrong_code", "too_many_requests"],
});

export const removeAuthenticator = defineEndpoint("removeAuthenticator", {
  method: "POST",
  path: "/second-factor/authenticator/remove",
  summary: "Turns the authenticator app off. Without the last factor, the recovery codes go too.",
  body: passwordAgain,
  output: done,
  errors: ["wrong_password", "too_many_requests"],
});

export const makeRecoveryCodes = defineEndpoint("makeRecoveryCodes", {
  method: "POST",
  path: "/second-factor/recovery-codes",
  summary: "Makes new recovery codes, in place of the earlier ones.",
  body: passwordAgain,
  output: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ["wrong_password", "no_second_factor", "too_many_requests"],
});
