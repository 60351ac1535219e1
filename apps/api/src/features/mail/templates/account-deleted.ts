import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";

type AccountDeleted = Extract<Mail, { template: "accountDeleted" }>;

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

const causes = {
  asked: (on: string) => `As you asked on ${on}, your Fernwell account has been deleted.`,
  unused: (on: string) =>
    `Your Fernwell account has not been used for six years. As our privacy policy says, it was deleted on ${on}.`,
};

export function accountDeleted({ name, receipt, requestedAt, reason }: AccountDeleted): Content {
  return {
    subject: "Your Fernwell account has been deleted",
    preview: "Your account is closed, and what we held about you is erased.",
    heading: "Your account has been deleted",
    name,
    blocks: [
      {
        kind: "text",
        text: `${causes[reason](day.format(requestedAt))} Your profile, your answers, your favourites and your plans are erased, every device is logged out, and a subscription, if you had one, has ended: nothing more is charged.`,
      },
      {
        kind: "text",
        text: "Copies in our backups disappear by themselves within 30 days. The payment provider keeps its own records of payments for as long as the law asks of it.",
      },
      { kind: "note", text: `Your receipt: ${receipt}` },
    ],
    reason:
      "You get this email because your Fernwell account was deleted. It is the receipt, and the last email from us.",
  };
}
