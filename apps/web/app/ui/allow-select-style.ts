/** Radix's select writes this style element as HTML; its hash stands in the content policy (web-pages.ts of the API). */
const selectStyle =
  "[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}";

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown;
}

/** The content policy lets no text become HTML. This one text may; the browser goes on refusing every other. */
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
factory?.createPolicy("default", { createHTML: (html) => (html === selectStyle ? html : null) });
