import { canonicaliseEmail, isEmailAddress } from "@fernwell/domain/people/email-address";
import { isMisleadingName } from "@fernwell/domain/people/misleading-name";
import { isStrongPassword, maxPasswordLength } from "@fernwell/domain/people/password";
import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { versionSchema } from "./legal.ts";
import { passwordAgain } from "./password-again.ts";

export const maxNameLength = 120;
export const unusualNameMessage = "Please use letters only";
export const longNameMessage = "Please use at most 120 characters";
const maxEmailLength = 254;

const emailSchema = z
  .string()
  .max(400)
  .transform(canonicaliseEmail)
  .refine((email) => isEmailAddress(email) && email.length <= maxEmailLength, {
    error: "Enter a valid email address",
  });

const nameSchema = z
  .string()
  .trim()
  .min(1, { error: "First name is required" })
  .max(maxNameLength, { error: longNameMessage })
  .regex(/^\P{Cc}*$/u, { error: unusualNameMessage })
  .refine((name) => !isMisleadingName(name), { error: unusualNameMessage });

/** How long to wait before another code can be sent to the same address. */
export const codeWaitSeconds = 60;

const codeSchema = z.string().regex(/^\d{1,8}$/, { error: "The code is made of digits, at most 8" });

export const strongPasswordMessage =
  "Password must be at least 8 characters and include uppercase, lowercase, and special character";

export const longPasswordMessage = "Please use at most 200 characters";

const newPasswordSchema = z
  .string()
  .max(maxPasswordLength, { error: longPasswordMessage })
  .refine(isStrongPassword, { error: strongPasswordMessage });

/** From a mailed link. */
const linkParams = z.object({ token: z.string().max(100) });

const done = z.object({ status_code: z.literal(200) });

/** The client's `role`, `verified`, times and code are part of the wire, and the server goes by none of them. */
export const signup = defineEndpoint("signup", {
  method: "POST",
  path: "/signup",
  summary: "Makes an account and mails a verification code.",
  body: z
    .object({
      name: nameSchema,
      email: emailSchema,
      password: newPasswordSchema,
      password_confirm: z.string().max(maxPasswordLength),
      role: z.string().max(40).optional(),
      verified: z.boolean().optional(),
      created_at: z.string().max(40).optional(),
      updated_at: z.string().max(40).optional(),
      verification_code: z.string().max(40).optional(),
      /** The versions that were accepted on the form. Without them the person is asked after the first login. */
      terms_version: versionSchema.optional(),
      privacy_version: versionSchema.optional(),
    })
    .refine((body) => body.password === body.password_confirm, {
      error: "Passwords do not match",
      path: ["password_confirm"],
    }),
  output: z.object({ status_code: z.literal(200), message: z.string() }),
  errors: ["common_password", "too_many_requests"],
});

export const verifyEmail = defineEndpoint("verifyEmail", {
  method: "POST",
  path: "/verifyemail",
  summary: "Proves the address with the code that was mailed to it.",
  body: z.object({ email: emailSchema, verification_code: codeSchema }),
  output: done,
  errors: ["wrong_verification_code", "too_many_requests"],
});

export const verifyEmailByLink = defineEndpoint("verifyEmailByLink", {
  method: "POST",
  path: "/verifyemail/:token",
  summary: "Proves the address with the link that was mailed to it.",
  params: linkParams,
  output: done,
  errors: ["wrong_link", "too_many_requests"],
});

export const resendVerification = defineEndpoint("resendVerification", {
  method: "POST",
  path: "/resend-verification",
  summary: "Mails a fresh verification code; the answer is the same for every address.",
  body: z.object({ email: emailSchema }),
  output: z.object({ status_code: z.literal(200), retry_after_seconds: z.int().min(0) }),
  errors: ["too_many_requests"],
});

export const login = defineEndpoint("login", {
  method: "POST",
  path: "/login",
  summary: "Starts a session.",
  body: z.object({ email: emailSchema, password: z.string().min(1).max(maxPasswordLength) }),
  output: z.object({ access_token: z.string(), redirect_url: z.string() }),
  errors: ["wrong_credentials", "email_not_verified", "second_factor_required", "too_many_requests"],
});

/** The link is mailed when too many wrong passwords make new devices wait. */
export const allowDevice = defineEndpoint("allowDevice", {
  method: "POST",
  path: "/allow-device/:token",
  summary: "Lets this browser log in without the waits that other callers' wrong passwords have caused.",
  params: linkParams,
  output: done,
  errors: ["wrong_link", "too_many_requests"],
});

export const logout = defineEndpoint("logout", {
  method: "POST",
  path: "/logout",
  summary: "Ends this session.",
  output: done,
});

export const logoutEverywhere = defineEndpoint("logoutEverywhere", {
  method: "POST",
  path: "/logout-everywhere",
  summary: "Ends every session of the signed-in person, this one too, and the calendar feed.",
  output: done,
});

export const forgetPassword = defineEndpoint("forgetPassword", {
  method: "POST",
  path: "/forget-password",
  summary: "Mails a reset code and a reset link; the answer is the same for every address.",
  body: z.object({ email: emailSchema }),
  output: z.object({ status_code: z.literal(200), message: z.string() }),
  errors: ["too_many_requests"],
});

const newPasswordFields = {
  new_password: newPasswordSchema,
  confirm_password: z.string().max(maxPasswordLength),
};

const isConfirmed = (body: { new_password: string; confirm_password: string }) =>
  body.new_password === body.confirm_password;
const notConfirmed = { error: "Passwords do not match", path: ["confirm_password"] };

export const resetPassword = defineEndpoint("resetPassword", {
  method: "POST",
  path: "/reset-password",
  summary: "Sets a new password with the mailed code and ends every session and the calendar feed.",
  body: z
    .object({ email: emailSchema, reset_code: codeSchema, ...newPasswordFields })
    .refine(isConfirmed, notConfirmed),
  output: done,
  errors: ["common_password", "wrong_reset_code", "too_many_requests"],
});

export const resetPasswordByLink = defineEndpoint("resetPasswordByLink", {
  method: "POST",
  path: "/reset-password/:token",
  summary: "Sets a new password with the mailed link and ends every session and the calendar feed.",
  params: linkParams,
  body: z.object(newPasswordFields).refine(isConfirmed, notConfirmed),
  output: done,
  errors: ["common_password", "wrong_reset_link", "too_many_requests"],
});

export const changePassword = defineEndpoint("changePassword", {
  method: "POST",
  path: "/change-password",
  summary: "Sets a new password and ends every other session and the calendar feed.",
  body: passwordAgain.extend(newPasswordFields).refine(isConfirmed, notConfirmed),
  output: done,
  errors: ["wrong_password", "common_password", "too_many_requests"],
});

export const getEmail = defineEndpoint("getEmail", {
  method: "GET",
  path: "/email",
  summary: "The person's address, and the one that it is being changed to.",
  output: z.object({
    email: z.string(),
    /** Waits for the link in the mail to it to be opened. */
    pending: z.object({ email: z.string(), expires_at: z.iso.datetime() }).nullable(),
    /** When a mail to the address was last refused for good. Null if none was. */
    bounced_at: z.iso.datetime().nullable(),
  }),
  isKept: true,
});

/** Does nothing if no mail has bounced. `getEmail` then says whether this one was accepted. */
export const retryEmail = defineEndpoint("retryEmail", {
  method: "POST",
  path: "/email/retry",
  summary: "Sends a mail to the person's address, which counts as working again once it is accepted.",
  output: done,
  errors: ["too_many_requests"],
});

export const changeEmail = defineEndpoint("changeEmail", {
  method: "POST",
  path: "/email",
  summary: "Mails a link to the new address; the response is the same for every address.",
  body: passwordAgain.extend({ email: emailSchema }),
  output: done,
  errors: ["wrong_password", "too_many_requests"],
});

export const confirmEmail = defineEndpoint("confirmEmail", {
  method: "POST",
  path: "/email/confirm/:token",
  summary: "Makes the new address the person's, with the link that was mailed to it, and tells the old one.",
  params: linkParams,
  output: done,
  errors: ["wrong_link", "address_taken", "too_many_requests"],
});

/** The person who changed the address knew the password, so a new one is set too. */
export const undoEmailChange = defineEndpoint("undoEmailChange", {
  method: "POST",
  path: "/email/undo/:token",
  summary:
    "Brings the old address back with the link that was mailed to it, sets a new password and ends every session.",
  params: linkParams,
  body: z.object(newPasswordFields).refine(isConfirmed, notConfirmed),
  output: done,
  errors: ["common_password", "wrong_link", "address_taken", "too_many_requests"],
});

/** Where the person is logged in, the latest use first. */
export const listSessions = defineEndpoint("listSessions", {
  method: "GET",
  path: "/sessions",
  summary: "The person's live sessions.",
  output: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        /** Such as "Firefox on Windows". */
        device: z.string(),
        started_at: z.iso.datetime(),
        /** Noted once an hour. */
        last_used_at: z.iso.datetime(),
        is_current: z.boolean(),
      }),
    ),
  }),
});

/** One that is not there, or not theirs, is as good as ended. */
export const endSession = defineEndpoint("endSession", {
  method: "DELETE",
  path: "/sessions/:id",
  summary: "Ends one of the person's sessions.",
  params: z.object({ id: z.uuid() }),
  output: done,
});

/** The link is mailed when a person logs in on a new device. A session that has already ended is as good as ended by it. */
export const endSessionByLink = defineEndpoint("endSessionByLink", {
  method: "POST",
  path: "/end-session/:token",
  summary: "Ends the session that the mail was about.",
  params: linkParams,
  output: done,
  errors: ["wrong_link", "too_many_requests"],
});
