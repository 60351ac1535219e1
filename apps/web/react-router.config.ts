import type { Config } from "@react-router/dev/config";
import { publicPaths } from "./app/lib/paths.ts";

/** Public pages become static HTML at build time; every other address falls back to the single-page app. */
export default {
  ssr: false,
  buildDirectory: process.env["GALLERY"] === "1" ? "build-gallery" : "build",
  prerender: [...publicPaths],
} satisfies Config;
