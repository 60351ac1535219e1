/** The only texts that may become HTML. The content policy (web-pages.ts of the API) has the browser refuse every other. */
const trustedTexts = new Set([
  // Radix's select writes its style element like this; the element's hash stands in the content policy too.
  "[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}",
  // React makes a script element that does not run like this, when it renders a page anew after a failed hydration.
  "<script></script>",
]);

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown;
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
factory?.createPolicy("default", { createHTML: (html) => (trustedTexts.has(html) ? html : null) });
