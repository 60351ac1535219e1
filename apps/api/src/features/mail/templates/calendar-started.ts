import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";

type CalendarStarted = Extract<Mail, { template: "calendarStarted" }>;

export function calendarStarted({ name, settingsUrl }: CalendarStarted): Content {
  return {
    subject: "Your plans can be read in a calendar",
    preview: "A secret address was made for your calendar program.",
    heading: "Your plans can be read in a calendar",
    name,
    blocks: [
      {
        kind: "text",
        text: "A secret address was made from which a calendar program can read your plans. Anyone who has it can read them, and nothing else. It stops working when you turn it off, log out everywhere or change your password.",
      },
      { kind: "button", label: "See it in your settings", url: settingsUrl },
      {
        kind: "notice",
        title: "If that was not you",
        text: "Someone else knows your password. Reset it at once: go to the login page and choose “Forgot?”. That also ends the address.",
      },
    ],
    reason: "You get this email because a calendar address was made for your Fernwell account.",
  };
}
