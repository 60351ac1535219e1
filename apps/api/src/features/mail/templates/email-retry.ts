import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";

type EmailRetry = Extract<Mail, { template: "emailRetry" }>;

export function emailRetry({ name }: EmailRetry): Content {
  return {
    subject: "Your email works with Fernwell again",
    preview: "An earlier email to you came back. This one arrived.",
    heading: "Your email works again",
    name,
    blocks: [
      {
        kind: "text",
        text: "An earlier email to you came back, so we stopped writing to this address. You asked us to try again, and this one arrived: from now on you get our emails as before. There is nothing to do.",
      },
    ],
    reason: "You get this email because you asked us to try your address again.",
  };
}
