import type { Letter } from "./mail.types.ts";
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

export function renderMail(letter: Letter): RenderedMail {
  switch (letter.template) {
    case "verificationCode":
      return layOut(verificationCode(letter));
    case "alreadyRegistered":
      return layOut(alreadyRegistered(letter));
    case "welcome":
      return layOut(welcome(letter));
    case "passwordReset":
      return layOut(passwordReset(letter));
    case "passwordChanged":
      return layOut(passwordChanged(letter));
    case "trialEnding":
      return layOut(trialEnding(letter));
    case "exportReady":
      return layOut(exportReady(letter));
    case "accountDeleted":
      return layOut(accountDeleted(letter));
    case "subscriptionCancelled":
      return layOut(subscriptionCancelled(letter));
  }
}
