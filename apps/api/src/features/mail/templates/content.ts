import { isMisleadingName } from "@fernwell/domain/people/misleading-name";

/** The content of a mail, before it is rendered as text and HTML. */
export interface Content {
  readonly subject: string;
  /** The line a mail program shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  /** Null until the address is proved: anyone can sign up with any name and address. */
  readonly name: string | null;
  readonly blocks: readonly Block[];
  /** Why the person gets this mail. */
  readonly reason: string;
}

export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "code"; readonly label: string; readonly code: string }
  | { readonly kind: "button"; readonly label: string; readonly url: string }
  | { readonly kind: "notice"; readonly title: string; readonly text: string }
  | { readonly kind: "steps"; readonly steps: readonly Step[] }
  | { readonly kind: "partsOfLife"; readonly parts: readonly PartOfLife[] };

export interface Step {
  readonly title: string;
  readonly text: string;
}

export interface PartOfLife {
  readonly title: string;
  readonly text: string;
  readonly colour: "clay" | "lake" | "dusk";
}

/** Leaves out a name that mail programs would turn into a link. */
export function writeGreeting({ name }: Content): string {
  return name === null || /[/:@]|\.\S/.test(name) || isMisleadingName(name) ? "Hello," : `Hello ${name},`;
}

export function writeFooter({ reason }: Content): string {
  return `${reason} There is no need to reply.`;
}
