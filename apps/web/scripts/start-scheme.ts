import { type Scheme, showScheme } from "../app/lib/show-scheme.ts";

/** Shows a page in the scheme that was chosen for this device, from the first paint. */
export function writeSchemeScript(): string {
  return `(${startScheme})(${showScheme})`;
}

/** Runs as text in the head of the page, so it must not use anything from outside. */
function startScheme(show: (scheme: Scheme | null) => void): void {
  try {
    const scheme = localStorage.getItem("scheme");
    if (scheme === "light" || scheme === "dark") show(scheme);
  } catch {
    // Blocked storage has no choice: the system decides.
  }
}
