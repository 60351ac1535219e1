import type { Plugin } from "vite";

/**
 * Leaves out what Tailwind adds for browsers older than those that it is made for (Chrome 111, Safari 16.4, Firefox 128):
 * together it is a twentieth of the style.
 */
export function leaveOutFallbacks(): Plugin {
  return {
    name: "leave-out-fallbacks",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      return id.endsWith("/app/app.css") ? leaveOutMixedColours(leaveOutProperties(code)) : null;
    },
  };
}

/** Without `@property`, every property of the utilities is set on every element. */
export function leaveOutProperties(css: string): string {
  const from = css.search(/@layer properties\s*\{/);
  if (from < 0) throw new Error("the style has no fallback for registered properties");
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    if (css[at] === "{") depth++;
    if (css[at] !== "}" || --depth > 0) continue;
    return css.slice(0, from) + css.slice(at + 1);
  }
  throw new Error("the style ends within a block");
}

/** Without `color-mix`, each colour that lets some of its ground through is written twice. */
export function leaveOutMixedColours(css: string): string {
  const written = css.replaceAll(
    /([^{}]+)\{([\w-]+):[^{};]+\}@supports \(color:color-mix\(in lab, red, red\)\)\{(\1\{\2:[^{}]+\})\}/g,
    "$3",
  );
  if (written === css) throw new Error("the style has no fallback for mixed colours");
  return written;
}
