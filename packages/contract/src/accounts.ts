import { canonicaliseEmail, isEmailAddress } from "@fernwell/domain/people/email-address";
import { isStrongPassword, maxPasswordLength } from "@fernwell/domain/people/password";
import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

export const maxNameLength = 120;
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
  .regex(/^\P{Cc}*$/u, { error: "Please use letters only" });

const codeSchema = z.string().regex(/^\d{1,8}$/, { error: "The code is made of digits, at most 8" });

export const strongPasswordMessage =
  "Password must be at least 8 characters and include uppercase, lowercase, and special character";

export const longPasswordMessage = "Please use at most 200 characters";

const newPasswordSchema = z
  .string()
  .max(maxPasswordLength, { error: longPasswordMessage })
  .refine(isStrongPassword, { error: strongPasswordMessage });

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
    })
    .refine((body) => body.password === body.password_confirm, {
      error: "Passwords do not match",
      path: ["password_confirm"],
    }),
  output: z.object({ status_code: z.literal(200), message: z.string() }),
  errors: ["too_many_requests"],
});

export const verifyEmail = defineEndpoint("verifyEmail", {
  method: "POST",
  path: "/verifyemail",
  summary: "Proves the address with the code that was mailed to it.",
  body: z.object({ email: emailSchema, verification_code: codeSchema }),
  output: z.object({ status_code: z.literal(200) }),
  errors: ["wrong_verification_code", "too_many_requests"],
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
  errors: ["wrong_credentials", "email_not_verified", "too_many_requests"],
});

export const logout = defineEndpoint("logout", {
  method: "POST",
  path: "/logout",
  summary: "Ends this session.",
  output: z.object({ status_code: z.literal(200) }),
});

export const logoutEverywhere = defineEndpoint("logoutEverywhere", {
  method: "POST",
  path: "/logout-everywhere",
  summary: "Ends every session of the signed-in person, this one too.",
  output: z.object({ status_code: z.literal(200) }),
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

const passwordReset = z.object({ status_code: z.literal(200) });

export const resetPassword = defineEndpoint("resetPassword", {
  method: "POST",
  path: "/reset-password",
  summary: "Sets a new password with the mailed code and ends every session.",
  body: z
    .object({ email: emailSchema, reset_code: codeSchema, ...newPasswordFields })
    .refine(isConfirmed, notConfirmed),
  output: passwordReset,
  errors: ["wrong_reset_code", "too_many_requests"],
});

export const resetPasswordByLink = defineEndpoint("resetPasswordByLink", {
  method: "POST",
  path: "/reset-password/:token",
  summary: "Sets a new password with the mailed link and ends every session.",
  params: z.object({ token: z.string().max(100) }),
  body: z.object(newPasswordFields).refine(isConfirmed, notConfirmed),
  output: passwordReset,
  errors: ["wrong_reset_link", "too_many_requests"],
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
  output: z.object({ status_code: z.literal(200) }),
});
