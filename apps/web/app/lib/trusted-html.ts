import { workerAddress } from "./worker-address.ts";

/** The only strings that may become HTML. The content policy (web-pages.ts of the API) makes the browser refuse all others. */
const trustedTexts = new Set([
  // Radix's select writes its style element like this; the content policy allows the element by hash.
  "[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}",
  // React creates inert script elements like this when it renders a page again after a failed hydration.
  "<script></script>",
]);

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML: (html: string) => string | null;
      createScriptURL: (address: string) => string | null;
    },
  ): unknown;
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
factory?.createPolicy("default", {
  createHTML: (html) => (trustedTexts.has(html) ? html : null),
  createScriptURL: (address) => (address === workerAddress ? address : null),
});
