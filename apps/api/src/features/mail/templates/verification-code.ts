import type { Letter } from "../mail.types.ts";
import type { Content } from "./layout.ts";

type VerificationCode = Extract<Letter, { template: "verificationCode" }>;

export function verificationCode({ name, code, lifeMinutes }: VerificationCode): Content {
  return {
    subject: "Your Fernwell verification code",
    greeting: `Hello ${name},`,
    blocks: [
      { kind: "text", text: "Enter this code to finish creating your account:" },
      { kind: "code", code },
      { kind: "text", text: `It works once, for ${lifeMinutes} minutes.` },
      {
        kind: "note",
        text: "If you did not sign up for Fernwell, you can ignore this email. Please never share the code.",
      },
    ],
  };
}
