import type { Plugin } from "vite";

/** Keeps the outlines' code out of the browser's scripts: the build has rendered them into the fallback page (root.tsx). */
export function outlinesAtBuild(): Plugin {
  return {
    name: "outlines-at-build",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      return id.endsWith("/app/shells/outlines.tsx") ? "export const Outlines = () => null;" : null;
    },
  };
}
