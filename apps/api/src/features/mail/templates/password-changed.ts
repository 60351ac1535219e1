import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";
import { writeDayAndTime } from "./day-and-time.ts";

type PasswordChanged = Extract<Mail, { template: "passwordChanged" }>;

export function passwordChanged({ name, loginUrl, changedAt, isOneSessionKept }: PasswordChanged): Content {
  const [devices, advice] = isOneSessionKept
    ? ["Every other device", "If that was you, there is nothing to do."]
    : ["Every device", "If that was you, just log in with your new password."];

  return {
    subject: "Your Fernwell password was changed",
    preview: `${devices} has been logged out. If that was not you, reset it at once.`,
    heading: "Your password was changed",
    name,
    blocks: [
      {
        kind: "text",
        text: `Your password was changed on ${writeDayAndTime(changedAt)}. ${devices} has been logged out. ${advice}`,
      },
      {
        kind: "notice",
        title: "If that was not you",
        text: "Reset your password at once: go to the login page and choose “Forgot?”.",
      },
      { kind: "button", label: "Go to login", url: loginUrl },
    ],
    reason: "You get this email because the password of your Fernwell account was changed.",
  };
}
