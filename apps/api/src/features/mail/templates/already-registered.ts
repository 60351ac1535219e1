import type { Letter } from "../mail.types.ts";
import type { Content } from "./layout.ts";

type AlreadyRegistered = Extract<Letter, { template: "alreadyRegistered" }>;

export function alreadyRegistered({ name, loginUrl }: AlreadyRegistered): Content {
  return {
    subject: "You already have a Fernwell account",
    greeting: `Hello ${name},`,
    blocks: [
      {
        kind: "text",
        text: "Someone, perhaps you, tried to sign up with this email address. You already have an account.",
      },
      { kind: "button", label: "Log in", url: loginUrl },
      {
        kind: "note",
        text: "If this was not you, there is nothing to do: nobody was told that the account exists.",
      },
    ],
  };
}
