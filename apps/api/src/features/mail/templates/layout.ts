import type { Content } from "./content.ts";
import { htmlVersion } from "./html-version.ts";
import { textVersion } from "./text-version.ts";

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** One look for every letter, as text and as HTML. Nothing comes from outside, so that nothing tells when it is read. */
export function layOut(content: Content): RenderedMail {
  return { subject: content.subject, text: textVersion(content), html: htmlVersion(content) };
}
