import type { Content } from "./content.ts";
import { htmlVersion } from "./html-version.ts";
import { textVersion } from "./text-version.ts";

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders a mail as text and as HTML. It loads nothing from outside, so that opening it cannot be tracked. */
export function layOut(content: Content): RenderedMail {
  return { subject: content.subject, text: textVersion(content), html: htmlVersion(content) };
}
