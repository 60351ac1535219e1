import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";

type AddressTaken = Extract<Mail, { template: "addressTaken" }>;

export function addressTaken({ name }: AddressTaken): Content {
  return {
    subject: "This address already has a Fernwell account",
    preview: "Someone, perhaps you, asked to use it for another account. Nothing was changed.",
    heading: "This address already has an account",
    name,
    blocks: [
      {
        kind: "text",
        text: "Someone, perhaps you, asked to use this email address for another Fernwell account. An address can have one account only, so nothing was changed. If you would like to use it for the other one, delete this account first, or give it another address.",
      },
      {
        kind: "note",
        text: "If this was not you, there is nothing to do: nobody was told that the account exists.",
      },
    ],
    reason: "You get this email because someone asked to use this address for another Fernwell account.",
  };
}
