import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";

type ConfirmEmail = Extract<Mail, { template: "confirmEmail" }>;

export function confirmEmail({ confirmUrl, linkLifeHours }: ConfirmEmail): Content {
  return {
    subject: "Confirm your new address for Fernwell",
    preview: "Confirm it, and this is the address you log in with.",
    heading: "Confirm your new address",
    name: null,
    blocks: [
      {
        kind: "text",
        text: `Open this link to make this the address of your Fernwell account. It works once, for ${linkLifeHours} hours. Until then nothing changes.`,
      },
      { kind: "button", label: "Confirm my new address", url: confirmUrl },
      {
        kind: "note",
        text: "If you did not ask for this, you can ignore this email. Please never share the link.",
      },
    ],
    reason: "You get this email because someone asked to use this address for their Fernwell account.",
  };
}
