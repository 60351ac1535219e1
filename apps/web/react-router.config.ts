import { notFoundPath, publicPaths } from "@fernwell/contract/paths";
import type { Config } from "@react-router/dev/config";
import { buildDirectory } from "./build-settings.ts";

/** Public pages become static HTML at build time; every other address falls back to the single-page app. */
export default {
  ssr: false,
  buildDirectory,
  prerender: [...publicPaths, notFoundPath],
  // The dev server bundles the dependencies of every route at its start. Finding one later would reload the page.
  future: { unstable_optimizeDeps: true },
} satisfies Config;
