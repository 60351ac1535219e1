import type { Mail } from "./mail.types.ts";
import { accountDeleted } from "./templates/account-deleted.ts";
import { addressTaken } from "./templates/address-taken.ts";
import { alreadyRegistered } from "./templates/already-registered.ts";
import { calendarStarted } from "./templates/calendar-started.ts";
import { confirmEmail } from "./templates/confirm-email.ts";
import { emailChanged } from "./templates/email-changed.ts";
import { emailRetry } from "./templates/email-retry.ts";
import { exportReady } from "./templates/export-ready.ts";
import { factorChanged } from "./templates/factor-changed.ts";
import { layOut, type RenderedMail } from "./templates/layout.ts";
import { loginLink } from "./templates/login-link.ts";
import { newDevice } from "./templates/new-device.ts";
import { passwordChanged } from "./templates/password-changed.ts";
import { passwordReset } from "./templates/password-reset.ts";
import { subscriptionCancelled } from "./templates/subscription-cancelled.ts";
import { trialEnding } from "./templates/trial-ending.ts";
import { verificationCode } from "./templates/verification-code.ts";
import { welcome } from "./templates/welcome.ts";

export function renderMail(mail: Mail): RenderedMail {
  switch (mail.template) {
    case "verificationCode":
      return layOut(verificationCode(mail));
    case "alreadyRegistered":
      return layOut(alreadyRegistered(mail));
    case "welcome":
      return layOut(welcome(mail));
    case "passwordReset":
      return layOut(passwordReset(mail));
    case "loginLink":
      return layOut(loginLink(mail));
    case "passwordChanged":
      return layOut(passwordChanged(mail));
    case "newDevice":
      return layOut(newDevice(mail));
    case "factorChanged":
      return layOut(factorChanged(mail));
    case "confirmEmail":
      return layOut(confirmEmail(mail));
    case "addressTaken":
      return layOut(addressTaken(mail));
    case "emailRetry":
      return layOut(emailRetry(mail));
    case "emailChanged":
      return layOut(emailChanged(mail));
    case "trialEnding":
      return layOut(trialEnding(mail));
    case "exportReady":
      return layOut(exportReady(mail));
    case "calendarStarted":
      return layOut(calendarStarted(mail));
    case "accountDeleted":
      return layOut(accountDeleted(mail));
    case "subscriptionCancelled":
      return layOut(subscriptionCancelled(mail));
  }
}
