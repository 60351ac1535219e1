import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";
import { writeDayAndTime } from "./day-and-time.ts";

type NewDevice = Extract<Mail, { template: "newDevice" }>;

export function newDevice({ name, device, loggedInAt, endUrl }: NewDevice): Content {
  return {
    subject: "New login to your Fernwell account",
    preview: `${device}. If that was not you, log it out.`,
    heading: "You logged in on a new device",
    name,
    blocks: [
      {
        kind: "text",
        text: `Your account was logged in to with your password on a device that we have not seen before: ${device}, on ${writeDayAndTime(loggedInAt)}. If that was you, there is nothing to do.`,
      },
      {
        kind: "notice",
        title: "If that was not you",
        text: "Someone else knows your password. Log that device out, and then choose a new password.",
      },
      { kind: "button", label: "Log that device out", url: endUrl },
    ],
    reason: "You get this email because your Fernwell account was used on a new device.",
  };
}
