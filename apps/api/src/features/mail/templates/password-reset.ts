import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";

type PasswordReset = Extract<Mail, { template: "passwordReset" }>;

/** The preview leaves out the code, since a locked screen may show it. */
export function passwordReset({ name, code, resetUrl, lifeMinutes, linkLifeHours }: PasswordReset): Content {
  return {
    subject: "Reset your Fernwell password",
    preview: "A code and a link are inside. Whichever you use works once.",
    heading: "Reset your password",
    name,
    blocks: [
      {
        kind: "text",
        text: `Someone, perhaps you, asked to reset the password of your Fernwell account. Enter this code where you asked for it. It works for ${lifeMinutes} minutes. Or follow the link, which works for ${linkLifeHours} hours. Whichever you use works once.`,
      },
      { kind: "code", label: "Reset code", code },
      { kind: "button", label: "Choose a new password", url: resetUrl },
      {
        kind: "note",
        text: "If you did not ask for this, you can ignore this email: your password stays as it is. Please never share the code or the link.",
      },
    ],
    reason: "You get this email because a password reset was asked for with this address.",
  };
}
