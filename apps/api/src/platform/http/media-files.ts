import serveStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Serves built pictures and sound. Folder names change with their content, so caches may keep all but the manifest. */
export async function addMediaFiles(server: FastifyInstance, mediaDir: string): Promise<void> {
  await server.register(serveStatic, {
    root: mediaDir,
    prefix: "/media/",
    index: false,
    dotfiles: "ignore",
    decorateReply: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isManifest = path.endsWith("manifest.json");
      response.header("cache-control", isManifest ? "no-cache" : "public, max-age=31536000, immutable");
    },
  });
}
