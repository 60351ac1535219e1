import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import serveStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import { apiPrefix } from "./api-prefix.ts";
import { sendNotFound } from "./error-responses.ts";
import { addressesFile, readAddresses } from "./web-pages-addresses.ts";
import { createContentPolicy, reportingEndpoints, workerPolicy } from "./web-pages-policy.ts";

/** The smallest first. */
const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

interface Page {
  readonly html: Buffer;
  readonly compressed: Readonly<Partial<Record<Encoding, Buffer>>>;
  readonly policy: string;
}

/** Served at other addresses: the app where it has a route, the not-found page elsewhere. Workers fetch the app at its own. */
const fallbackAddress = "/__spa-fallback";
const notFoundAddress = "/404";
const workerFile = "service-worker.js";

/** Serves the built web app: prerendered pages, assets with hashed names, and the app at its other addresses. */
export async function addWebPages(server: FastifyInstance, webDir: string): Promise<void> {
  const pages = await readPages(webDir);
  const fallback = pages.get(fallbackAddress);
  const notFound = pages.get(notFoundAddress);
  if (!fallback || !notFound) throw new Error(`no built web app in ${webDir}`);
  pages.delete(fallbackAddress);
  pages.delete(notFoundAddress);
  const findAddress = await readAddresses(webDir);

  await server.register(serveStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    dotfiles: "ignore",
    globIgnore: ["**/*.{html,br,gz}", addressesFile],
    preCompressed: true,
    setHeaders: (response, path) => {
      // The path may be that of a compressed version.
      const isWorker = path.startsWith(join(webDir, workerFile));
      response.header("cache-control", isWorker ? "no-cache" : describeCaching(path));
      if (isWorker) response.header("content-security-policy", workerPolicy);
    },
  });

  for (const [address, page] of pages) server.get(address, (_request, reply) => sendPage(reply, page));
  server.get(fallbackAddress, (_request, reply) =>
    sendPage(reply.header("x-robots-tag", "noindex"), fallback),
  );

  server.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return sendNotFound(request, reply);

    const path = getPath(request);
    const known = findAddress(path);
    if (!known?.isListed) reply.header("x-robots-tag", "noindex");
    if (!known) return sendPage(reply.code(404), notFound);
    return sendPage(reply, pages.get(path.replace(/\/$/, "")) ?? fallback);
  });
}

function describeCaching(path: string): string {
  return path.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}

function wantsPage(request: FastifyRequest): boolean {
  const isApi = request.url === apiPrefix || request.url.startsWith(`${apiPrefix}/`);
  return request.method === "GET" && !isApi && (request.headers.accept ?? "").includes("text/html");
}

function getPath(request: FastifyRequest): string {
  return request.url.replace(/\?.*$/s, "");
}

function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const encoding = chooseEncoding(reply.request);
  const compressed = encoding && page.compressed[encoding];
  if (compressed) reply.header("content-encoding", encoding);

  return reply
    .header("vary", "accept-encoding")
    .header("content-security-policy", page.policy)
    .header("reporting-endpoints", reportingEndpoints)
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(compressed ?? page.html);
}

function chooseEncoding(request: FastifyRequest): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding));
}

async function readPages(webDir: string): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  for await (const file of glob("**/*.html", { cwd: webDir })) {
    const path = join(webDir, file);
    const html = await readFile(path);
    const [br, gzip] = await Promise.all([readFile(`${path}.br`), readFile(`${path}.gz`)]);
    pages.set(getAddress(file), {
      html,
      compressed: { br, gzip },
      policy: createContentPolicy(html.toString()),
    });
  }
  return pages;
}

function getAddress(file: string): string {
  return `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;
}
