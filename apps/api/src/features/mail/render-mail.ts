import type { Mail } from "./mail.types.ts";
import { accountDeleted } from "./templates/account-deleted.ts";
import { alreadyRegistered } from "./templates/already-registered.ts";
import { exportReady } from "./templates/export-ready.ts";
import { layOut, type RenderedMail } from "./templates/layout.ts";
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
    case "passwordChanged":
      return layOut(passwordChanged(mail));
    case "trialEnding":
      return layOut(trialEnding(mail));
    case "exportReady":
      return layOut(exportReady(mail));
    case "accountDeleted":
      return layOut(accountDeleted(mail));
    case "subscriptionCancelled":
      return layOut(subscriptionCancelled(mail));
  }
}
