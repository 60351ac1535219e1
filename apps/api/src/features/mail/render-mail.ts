import type { Letter } from "./mail.types.ts";
import { alreadyRegistered } from "./templates/already-registered.ts";
import { layOut, type RenderedMail } from "./templates/layout.ts";
import { verificationCode } from "./templates/verification-code.ts";

export function renderMail(letter: Letter): RenderedMail {
  switch (letter.template) {
    case "verificationCode":
      return layOut(verificationCode(letter));
    case "alreadyRegistered":
      return layOut(alreadyRegistered(letter));
  }
}
