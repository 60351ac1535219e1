import { join } from "node:path";

/** The environment variables of a build. */
export const isGalleryBuild = process.env["GALLERY"] === "1";

export const buildDirectory = isGalleryBuild ? "build-gallery" : "build";

/** The product's public origin, used in canonical addresses, shared pictures and the sitemap. */
export const publicUrl = new URL(process.env["PUBLIC_URL"] ?? "http://127.0.0.1:5173").origin;

/** The build that these settings lead to. */
export const build = { root: join(import.meta.dirname, "../.."), buildDirectory, publicUrl };
