import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";
import { writeDayAndTime } from "./day-and-time.ts";

type FactorChanged = Extract<Mail, { template: "factorChanged" }>;

export function factorChanged({ name, change, changedAt, codesLeft, settingsUrl }: FactorChanged): Content {
  const { heading, text } = texts[change];
  const left = codesLeft === 1 ? "1 recovery code is" : `${codesLeft} recovery codes are`;
  const isCodeUsed = change === "recovery_code_used";
  return {
    subject: isCodeUsed
      ? "A recovery code was used for your Fernwell account"
      : "How you log in to Fernwell has changed",
    preview: `${heading}. If that was not you, choose a new password.`,
    heading,
    name,
    blocks: [
      {
        kind: "text",
        text: `${text} on ${writeDayAndTime(changedAt)}.${isCodeUsed ? ` ${left} left.` : ""} If that was you, there is nothing to do.`,
      },
      {
        kind: "notice",
        title: "If that was not you",
        text: "Someone else knows your password. Choose a new one, log out every device, and check what your account asks for when you log in.",
      },
      { kind: "button", label: "Check how you log in", url: settingsUrl },
    ],
    reason:
      "You get this email because the second step of logging in to your Fernwell account was used or changed.",
  };
}

const texts: Readonly<Record<FactorChanged["change"], { readonly heading: string; readonly text: string }>> =
  {
    passkey_added: { heading: "A passkey was added", text: "A passkey was added to your account" },
    passkey_removed: { heading: "A passkey was removed", text: "A passkey was removed from your account" },
    authenticator_added: {
      heading: "An authenticator app was turned on",
      text: "An authenticator app was turned on for your account",
    },
    authenticator_removed: {
      heading: "The authenticator app was turned off",
      text: "The authenticator app was turned off for your account",
    },
    recovery_codes_made: {
      heading: "New recovery codes were made",
      text: "New recovery codes were made, and the earlier ones stopped working,",
    },
    recovery_code_used: {
      heading: "A recovery code was used",
      text: "Your account was logged in to with your password and a recovery code",
    },
  };
