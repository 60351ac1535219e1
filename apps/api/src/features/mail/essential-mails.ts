import type { Mail } from "./mail.types.ts";

/**
 * Sent even to an address that refused a mail: what the person has just asked for to get in, and what warns them of
 * someone else. All are rare and limited, and a passing fault must not lock anybody out.
 */
export const isEssential: Readonly<Record<Mail["template"], boolean>> = {
  verificationCode: true,
  alreadyRegistered: true,
  passwordReset: true,
  loginLink: true,
  confirmEmail: true,
  addressTaken: true,
  emailRetry: true,
  factorChanged: true,
  passwordChanged: true,
  newDevice: true,
  emailChanged: true,
  calendarStarted: true,
  welcome: false,
  trialEnding: false,
  exportReady: false,
  accountDeleted: false,
  subscriptionCancelled: false,
};
