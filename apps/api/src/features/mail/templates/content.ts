/** What a letter says, before it is text or HTML. */
export interface Content {
  readonly subject: string;
  /** The line a mail program shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly name: string;
  readonly blocks: readonly Block[];
  /** Why this person gets this letter. */
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

/** Mail programs make links of what looks like an address, and anybody can sign up with any name: such a one is left out. */
export function greetingOf({ name }: Content): string {
  return /[/:@]|\.\S/.test(name) ? "Hello," : `Hello ${name},`;
}

export function footerOf({ reason }: Content): string {
  return `${reason} There is no need to reply.`;
}
