/** What a build is told by its surroundings. */
export const isGalleryBuild = process.env["GALLERY"] === "1";

export const buildDirectory = isGalleryBuild ? "build-gallery" : "build";

/** Where people reach the product: canonical addresses, shared pictures and the sitemap start with it. */
export const publicUrl = new URL(process.env["PUBLIC_URL"] ?? "http://127.0.0.1:5173").origin;
