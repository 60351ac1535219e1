export { sendAlreadyRegistered, sendVerificationCode } from "./account-mails.ts";
export { findActor, findReader, logIn } from "./log-in.ts";
export { signUp } from "./sign-up.ts";
export { resendVerification, verifyEmail } from "./verify-email.ts";
