import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";

type PasswordChanged = Extract<Mail, { template: "passwordChanged" }>;

const dayAndTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

export function passwordChanged({ name, loginUrl, changedAt }: PasswordChanged): Content {
  return {
    subject: "Your Fernwell password was changed",
    preview: "Every device has been logged out. If that was not you, reset it at once.",
    heading: "Your password was changed",
    name,
    blocks: [
      {
        kind: "text",
        text: `Your password was changed on ${dayAndTime.format(changedAt)} UTC. Every device has been logged out. If that was you, just log in with your new password.`,
      },
      {
        kind: "notice",
        title: "If that was not you",
        text: "Reset your password at once: go to login and choose “Forgot?”.",
      },
      { kind: "button", label: "Go to login", url: loginUrl },
    ],
    reason: "You get this email because the password of your Fernwell account was changed.",
  };
}
