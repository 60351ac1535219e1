import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";

type LoginLink = Extract<Mail, { template: "loginLink" }>;

export function loginLink({ name, allowUrl, linkLifeHours }: LoginLink): Content {
  return {
    subject: "Log in to Fernwell on a new device",
    preview: "Someone has entered many wrong passwords. This link lets you in without waiting.",
    heading: "Log in on a new device",
    name,
    blocks: [
      {
        kind: "text",
        text: `Someone, perhaps you, has entered many wrong passwords for your Fernwell account. To keep guesses out, devices and networks that you have not used before have to wait. If you would like to log in on such a device now, open this link on it, and then log in with your password. The link works for ${linkLifeHours} hours.`,
      },
      { kind: "button", label: "Let me log in on this device", url: allowUrl },
      {
        kind: "notice",
        title: "If that was not you",
        text: "There is nothing to do: your password was not guessed, and nothing changes on devices where you are logged in. Please never share this link.",
      },
    ],
    reason: "You get this email because too many wrong passwords were entered for your Fernwell account.",
  };
}
