import serveStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * Serves built pictures and sound. Their folders are named by what they hold, so that a cache may keep them for ever;
 * only the list of them changes.
 */
export async function addMediaFiles(server: FastifyInstance, mediaDir: string): Promise<void> {
  await server.register(serveStatic, {
    root: mediaDir,
    prefix: "/media/",
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isList = path.endsWith("manifest.json");
      response.header("cache-control", isList ? "no-cache" : "public, max-age=31536000, immutable");
    },
  });
}
