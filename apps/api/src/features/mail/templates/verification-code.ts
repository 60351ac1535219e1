import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";

type VerificationCode = Extract<Mail, { template: "verificationCode" }>;

export function verificationCode({ code, verifyUrl, lifeMinutes, linkLifeHours }: VerificationCode): Content {
  return {
    subject: "Your Fernwell verification code",
    preview: `${code} finishes creating your account. It works once, for ${lifeMinutes} minutes.`,
    heading: "Confirm your email address",
    name: null,
    blocks: [
      {
        kind: "text",
        text: `Enter this code to finish creating your account. It works once, for ${lifeMinutes} minutes.`,
      },
      { kind: "code", label: "Verification code", code },
      {
        kind: "text",
        text: `Or open this link in the browser in which you signed up. It works once, for ${linkLifeHours} hours.`,
      },
      { kind: "button", label: "Confirm my address", url: verifyUrl },
      {
        kind: "note",
        text: "If you did not sign up for Fernwell, you can ignore this email. Please never share the code or the link.",
      },
    ],
    reason: "You get this email because this address was used to sign up for Fernwell.",
  };
}
