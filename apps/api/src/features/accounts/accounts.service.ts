export {
  handleSignUp,
  sendLoginLink,
  sendNewDevice,
  sendPasswordChanged,
  sendPasswordReset,
  sendWelcome,
} from "./account-mails.ts";
export { followEmailJob } from "./accounts.jobs.ts";
export { findAccount } from "./accounts.queries.ts";
export { changeEmail, confirmEmail, getEmail, undoEmailChange } from "./change-email.ts";
export { changePassword } from "./change-password.ts";
export { closeAccount } from "./close-account.ts";
export { countLogin } from "./count-logins.ts";
export { sendEmailChanged, sendEmailProof } from "./email-change-mails.ts";
export { endSession, endSessionByLink, listSessions } from "./list-sessions.ts";
export { logIn } from "./log-in.ts";
export { logOut, logOutEverywhere } from "./log-out.ts";
export { allowDevice } from "./login-links.ts";
export { requirePassword } from "./require-password.ts";
export { forgetPassword, resetPassword, resetPasswordByLink } from "./reset-password.ts";
export { retryEmail, sendEmailRetry } from "./retry-email.ts";
export {
  deleteSessions as endSessions,
  listLiveSessions,
  prepareWithSession,
  readerColumns,
} from "./sessions.queries.ts";
export { findActor, findActorWith, findActorWithVersion, findReader, toReader } from "./sessions.ts";
export { signUp } from "./sign-up.ts";
export { resendVerification, verifyEmail, verifyEmailByLink } from "./verify-email.ts";
