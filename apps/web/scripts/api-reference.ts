import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import scalar, { type ApiReferenceConfiguration } from "@scalar/fastify-api-reference";
import fastify, { type FastifyInstance } from "fastify";

const referencePath = "/__api";

const openApiFile = new URL("../../../docs/openapi.json", import.meta.url);

/** Nothing is fetched from, or sent to, other sites. */
const options = {
  pageTitle: "Fernwell API",
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  operationTitleSource: "path",
  authentication: { preferredSecurityScheme: "session" },
} satisfies Partial<ApiReferenceConfiguration>;

/** The API reference as a page that can also make calls. It reads docs/openapi.json anew for every visit. */
export async function createReferenceServer(): Promise<FastifyInstance> {
  const nonce = randomBytes(16).toString("base64");
  const server = fastify();
  server.addHook("onSend", async (_request, reply) => {
    reply.header("content-security-policy", createPolicy(nonce)).header("cache-control", "no-store");
  });
  await server.register(scalar, {
    routePrefix: referencePath,
    configuration: { ...options, nonce, servers: [{ url: "/" }], content: readOpenApi },
  });
  await server.ready();
  return server;
}

/** The same page, without calls, as one file that needs no server and no network. */
export async function makeReferenceFile(): Promise<string> {
  const server = fastify();
  await server.register(scalar, {
    configuration: {
      ...options,
      hideTestRequestButton: true,
      servers: [{ url: "http://127.0.0.1:5173", description: "pnpm dev" }],
      sources: [{ content: readOpenApi() }],
    },
  });
  const page = await server.inject("/reference/");
  const script = await server.inject("/reference/js/scalar.js");
  await server.close();
  return page.body
    .replace("<head>", `<head>\n    <meta http-equiv="content-security-policy" content="${filePolicy}" />`)
    .replace(
      '<script src="js/scalar.js"></script>',
      () => `<script>${script.body.replaceAll("</script", "<\\/script")}</script>`,
    );
}

const filePolicy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:";

function readOpenApi(): Record<string, unknown> {
  return JSON.parse(readFileSync(openApiFile, "utf8"));
}

/** As strict as Scalar allows: it adds style elements and attributes without a nonce. */
function createPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
