import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import serveStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerNotFound } from "./error-answers.ts";
import { apiPrefix } from "./router.ts";
import { addressesFile, readAddresses } from "./web-pages-addresses.ts";
import { chooseEncoding, type Encoding } from "./web-pages-encoding.ts";
import { contentPolicy } from "./web-pages-policy.ts";

interface Page {
  readonly html: Buffer;
  readonly compressed: Readonly<Partial<Record<Encoding, Buffer>>>;
  readonly policy: string;
}

/** Sent in the place of other addresses: the app for those it knows, a page that says so for those it does not. */
const fallbackAddress = "/__spa-fallback";
const notFoundAddress = "/404";

/** Serves the built web app: prerendered pages by address, hashed assets for ever, the app for its other addresses. */
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
    globIgnore: ["**/*.{html,br,gz}", addressesFile],
    preCompressed: true,
    setHeaders: (response, path) => {
      const isHashed = path.includes("/assets/");
      response.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });

  for (const [address, page] of pages) server.get(address, (_request, reply) => sendPage(reply, page));

  server.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return answerNotFound(request, reply);

    const path = pathOf(request);
    const known = findAddress(path);
    if (!known?.isListed) reply.header("x-robots-tag", "noindex");
    if (!known) return sendPage(reply.code(404), notFound);
    return sendPage(reply, pages.get(path.replace(/\/$/, "")) ?? fallback);
  });
}

function wantsPage(request: FastifyRequest): boolean {
  const isApi = request.url === apiPrefix || request.url.startsWith(`${apiPrefix}/`);
  return request.method === "GET" && !isApi && (request.headers.accept ?? "").includes("text/html");
}

function pathOf(request: FastifyRequest): string {
  return request.url.replace(/\?.*$/s, "");
}

function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const encoding = chooseEncoding(reply.request.headers["accept-encoding"]);
  const compressed = encoding && page.compressed[encoding];
  if (compressed) reply.header("content-encoding", encoding);

  return reply
    .header("vary", "accept-encoding")
    .header("content-security-policy", page.policy)
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(compressed ?? page.html);
}

async function readPages(webDir: string): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  for await (const file of glob("**/*.html", { cwd: webDir })) {
    const path = join(webDir, file);
    const html = await readFile(path);
    const [br, gzip] = await Promise.all([readFile(`${path}.br`), readFile(`${path}.gz`)]);
    pages.set(addressOf(file), { html, compressed: { br, gzip }, policy: contentPolicy(html.toString()) });
  }
  return pages;
}

function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;
}
