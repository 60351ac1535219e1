export { answerSignUp, sendPasswordChanged, sendPasswordReset, sendWelcome } from "./account-mails.ts";
export { forgetExpired } from "./forget-expired.ts";
export { logIn } from "./log-in.ts";
export { logOut, logOutEverywhere } from "./log-out.ts";
export { forgetPassword, resetPassword, resetPasswordByLink } from "./reset-password.ts";
export { findActor, findReader } from "./sessions.ts";
export { signUp } from "./sign-up.ts";
export { resendVerification, verifyEmail } from "./verify-email.ts";
