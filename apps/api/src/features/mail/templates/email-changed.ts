import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";
import { writeDayAndTime } from "./day-and-time.ts";

type EmailChanged = Extract<Mail, { template: "emailChanged" }>;

export function emailChanged({ name, changedAt, undoUrl, undoDays }: EmailChanged): Content {
  return {
    subject: "The address of your Fernwell account was changed",
    preview: `If that was not you, you can undo it for ${undoDays} days.`,
    heading: "Your account has a new address",
    name,
    blocks: [
      {
        kind: "text",
        text: `Your Fernwell account got another email address on ${writeDayAndTime(changedAt)}, and this one can no longer log in. If that was you, there is nothing to do.`,
      },
      {
        kind: "notice",
        title: "If that was not you",
        text: `Someone else knows your password. For ${undoDays} days this link brings this address back. You choose a new password with it, and every device is logged out.`,
      },
      { kind: "button", label: "Bring this address back", url: undoUrl },
    ],
    reason:
      "You get this email because this was the address of a Fernwell account. Please never share the link.",
  };
}
