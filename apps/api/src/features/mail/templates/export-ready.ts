import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";

type ExportReady = Extract<Mail, { template: "exportReady" }>;

export function exportReady({ name, lifeDays, settingsUrl }: ExportReady): Content {
  return {
    subject: "Your Fernwell data is ready to download",
    preview: `It can be downloaded for ${lifeDays} days, by you alone.`,
    heading: "The copy of your data is ready",
    name,
    blocks: [
      {
        kind: "text",
        text: `You asked for a copy of what we hold about you. It is in your settings for ${lifeDays} days, and only you can download it, once you are logged in.`,
      },
      { kind: "button", label: "Go to your data", url: settingsUrl },
      {
        kind: "notice",
        title: "If you did not ask for this",
        text: "Someone else may be using your account. Log out everywhere in your settings, and change your password.",
      },
    ],
    reason: "You get this email because a copy of the data of your Fernwell account was asked for.",
  };
}
