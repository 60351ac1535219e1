import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import serveStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerNotFound } from "./error-answers.ts";
import { apiPrefix } from "./router.ts";

interface Page {
  readonly html: string;
  readonly policy: string;
}

/** The one style element the headless library writes by itself: it hides the scrollbar of an open select. */
const selectStyleHash = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

const fallbackAddress = "/__spa-fallback";

/** Serves the built web app: prerendered pages by address, hashed assets for ever, the app for every other address. */
export async function addWebPages(server: FastifyInstance, webDir: string): Promise<void> {
  const pages = await readPages(webDir);
  const fallback = pages.get(fallbackAddress);
  if (!fallback) throw new Error(`no built web app in ${webDir}`);

  await server.register(serveStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    globIgnore: ["**/*.html"],
    setHeaders: (response, path) => {
      const isHashed = path.includes("/assets/");
      response.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });

  for (const [address, page] of pages) {
    if (address === fallbackAddress) continue;
    server.get(address, (_request, reply) => sendPage(reply, page));
  }
  server.setNotFoundHandler((request, reply) => {
    if (wantsPage(request)) return sendPage(reply, fallback);
    return answerNotFound(request, reply);
  });
}

function wantsPage(request: FastifyRequest): boolean {
  const isApi = request.url === apiPrefix || request.url.startsWith(`${apiPrefix}/`);
  return request.method === "GET" && !isApi && (request.headers.accept ?? "").includes("text/html");
}

function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  return reply
    .header("content-security-policy", page.policy)
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(page.html);
}

async function readPages(webDir: string): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  for await (const file of glob("**/*.html", { cwd: webDir })) {
    const html = await readFile(join(webDir, file), "utf8");
    pages.set(addressOf(file), { html, policy: contentPolicy(html) });
  }
  return pages;
}

function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;
}

/** The pages are static, so their few inline scripts are allowed by hash and nothing else is. */
function contentPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`.trim(),
    `style-src 'self' ${selectStyleHash}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}
