/** The facts about the product and its provider that legal texts state. */
export interface LegalBrand {
  readonly name: string;
  readonly provider: string;
  readonly email: string;
  readonly phone: string;
}

export type LegalBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "link"; readonly text: string; readonly to: string; readonly isFile: boolean };

export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly title: string;
  /** Shown exactly as written; not a date to be formatted. */
  readonly lastUpdated: string;
  readonly intro: readonly string[];
  readonly sections: readonly LegalSection[];
}

export function paragraph(text: string): LegalBlock {
  return { kind: "paragraph", text };
}

/** A link from the text to a screen. */
export function link(text: string, to: string): LegalBlock {
  return { kind: "link", text, to, isFile: false };
}

/** A link to a file, which no screen shows. */
export function fileLink(text: string, to: string): LegalBlock {
  return { kind: "link", text, to, isFile: true };
}

export function list(...items: readonly string[]): LegalBlock {
  return { kind: "list", items };
}
