export type Scheme = "light" | "dark";

/**
 * Shows the page and the browser's frame in a scheme, or as the system says (null). It also runs at the top of every page,
 * as text (scripts/start-scheme.ts), so it must not use anything from outside.
 */
export function showScheme(scheme: Scheme | null): void {
  const { dataset } = document.documentElement;
  if (scheme === null) delete dataset["scheme"];
  else dataset["scheme"] = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-frame]")) {
    const own = meta.dataset["frame"];
    if (scheme === null) meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === scheme ? "all" : "not all";
  }
}
