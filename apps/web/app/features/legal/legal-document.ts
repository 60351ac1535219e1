/** What a legal text says of the product and of who stands behind it. */
export interface LegalBrand {
  readonly name: string;
  readonly provider: string;
  readonly email: string;
  readonly phone: string;
}

export type LegalBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "link"; readonly text: string; readonly to: string };

export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly title: string;
  /** Shown letter for letter; not a date to be formatted. */
  readonly lastUpdated: string;
  readonly intro: readonly string[];
  readonly sections: readonly LegalSection[];
}

export function paragraph(text: string): LegalBlock {
  return { kind: "paragraph", text };
}

/** A way from the text to the screen it speaks of. */
export function link(text: string, to: string): LegalBlock {
  return { kind: "link", text, to };
}

export function list(...items: readonly string[]): LegalBlock {
  return { kind: "list", items };
}
