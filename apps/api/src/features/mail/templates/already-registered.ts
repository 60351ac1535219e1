import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";

type AlreadyRegistered = Extract<Mail, { template: "alreadyRegistered" }>;

export function alreadyRegistered({ name, loginUrl }: AlreadyRegistered): Content {
  return {
    subject: "You already have a Fernwell account",
    preview: "Someone, perhaps you, tried to sign up with this address.",
    heading: "You already have an account",
    name,
    blocks: [
      {
        kind: "text",
        text: "Someone, perhaps you, tried to sign up for Fernwell with this email address. It already has an account, so you can simply log in. If you have forgotten your password, choose “Forgot?” on the login page to reset it.",
      },
      { kind: "button", label: "Log in", url: loginUrl },
      {
        kind: "note",
        text: "If this was not you, there is nothing to do: nobody was told that the account exists.",
      },
    ],
    reason: "You get this email because this address was used to sign up for Fernwell.",
  };
}
