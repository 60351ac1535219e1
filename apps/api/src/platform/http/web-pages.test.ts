import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

const script = "window.started = true";
const page = (name: string) =>
  `<!doctype html><title>${name}</title><script>${script}</script><script type="module" src="/assets/app.js"></script>`;

const files: Record<string, string> = {
  "index.html": page("landing"),
  "about/index.html": page("about"),
  "404/index.html": page("not found"),
  "__spa-fallback.html": page("app"),
  "assets/app.js": "export {}",
  "service-worker.js": "self.addEventListener('fetch', () => undefined)",
  "manifest.webmanifest": "{}",
  "robots.txt": "User-agent: *",
  "addresses.json": JSON.stringify([
    { pattern: "/", isListed: true },
    { pattern: "/about", isListed: true },
    { pattern: "/login", isListed: true },
    { pattern: "/recomendation", isListed: false },
    { pattern: "/meal/:id", isListed: false },
    { pattern: "/plan-creation/:type?", isListed: false },
    { pattern: "/createNewPass/*", isListed: false },
  ]),
};

let app: TestApp;
beforeAll(async () => {
  const webDir = await mkdtemp(join(tmpdir(), "web-"));
  for (const [name, text] of Object.entries(files)) {
    const path = join(webDir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    await writeFile(`${path}.br`, brotliCompressSync(text));
    await writeFile(`${path}.gz`, gzipSync(text));
  }
  await writeFile(join(webDir, "assets/font.woff2"), "a font");
  await mkdir(join(webDir, ".git"));
  for (const name of [".env", ".git/config", "assets/.hidden"])
    await writeFile(join(webDir, name), "a secret");
  app = await startTestApp({ WEB_DIR: webDir });
});
afterAll(() => app.close());

const asBrowser = { headers: { accept: "text/html,application/xhtml+xml" } };

describe("the served web app", () => {
  it("[PHONE-20] sends the service worker uncached, with a policy under which it fetches from us only", async () => {
    for (const encoding of ["br", "gzip", "identity"]) {
      const response = await fetch(`${app.url}/service-worker.js`, {
        headers: { "accept-encoding": encoding },
      });
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(response.headers.get("content-security-policy")).toBe(
        "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      );
    }
    const landing = await fetch(app.url, asBrowser);
    expect(landing.headers.get("content-security-policy")).toContain("worker-src 'self'");
  });

  it("[PHONE-20] has the page of the app at an address of its own, for the worker, and out of search engines", async () => {
    const response = await fetch(`${app.url}/__spa-fallback`);
    expect(await response.text()).toBe(page("app"));
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
  });

  it("[PHONE-01] sends the manifest as one", async () => {
    const response = await fetch(`${app.url}/manifest.webmanifest`);
    expect(response.headers.get("content-type")).toContain("application/manifest+json");
  });

  it.each([
    ["/", "landing"],
    ["/about", "about"],
    ["/about/", "about"],
    ["/login?next=1", "app"],
    ["/recomendation", "app"],
    ["/Recomendation/", "app"],
    ["/meal/0", "app"],
    ["/plan-creation", "app"],
    ["/plan-creation/meal", "app"],
    ["/createNewPass", "app"],
    ["/createNewPass/a/token", "app"],
  ])("serves at %s the page %s", async (address, name) => {
    const response = await fetch(app.url + address, asBrowser);
    expect([response.status, await response.text()]).toEqual([200, page(name)]);
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  it.each([
    "/no-such-page",
    "/about/us",
    "/meal",
    "/meal/0/1",
    "/plan-creation/meal/soup",
    "/createNewPassword",
    "/404",
    "/login%00",
  ])(
    "[OPEN-21] responds to %s, which no route matches, with the not-found page and its status",
    async (address) => {
      const response = await fetch(app.url + address, asBrowser);
      expect([response.status, await response.text()]).toEqual([404, page("not found")]);
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
      expect(response.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
    },
  );

  it("keeps signed-in screens out of search engines", async () => {
    const tags = ["/", "/about", "/login", "/recomendation", "/meal/0", "/createNewPass/a-token"].map(
      async (address) => (await fetch(app.url + address, asBrowser)).headers.get("x-robots-tag"),
    );
    expect(await Promise.all(tags)).toEqual([null, null, null, "noindex", "noindex", "noindex"]);
  });

  it("allows its own files and the page's inline scripts by hash, and nothing else", async () => {
    const { headers } = await fetch(`${app.url}/about`, asBrowser);
    const hash = createHash("sha256").update(script).digest("base64");
    const policy = headers.get("content-security-policy")?.split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'self' 'sha256-${hash}'`,
        "connect-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(headers.get("content-security-policy")).not.toMatch(/unsafe|\*/);
  });

  it("[TRUST-16] has browsers report what the policy keeps a page from doing", async () => {
    const { headers } = await fetch(`${app.url}/about`, asBrowser);
    expect(headers.get("content-security-policy")).toContain(
      "report-uri /api/policy-reports; report-to policy",
    );
    expect(headers.get("reporting-endpoints")).toBe('policy="/api/policy-reports"');
  });

  it.each([
    ["a range beyond the file", { range: "bytes=5000-6000" }, 416, "range_not_satisfiable"],
    ["a condition on another version", { "if-match": '"another"' }, 412, "precondition_failed"],
  ])("[TRUST-11] refuses %s with its code", async (_, headers, status, code) => {
    const response = await fetch(`${app.url}/assets/app.js`, { headers });
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
  });

  it("[TRUST-13] serves no hidden file", async () => {
    for (const path of ["/.env", "/.git/config", "/assets/.hidden"]) {
      expect([path, (await fetch(app.url + path)).status]).toEqual([path, 404]);
    }
  });

  it("lets caches keep hashed assets for ever", async () => {
    const response = await fetch(`${app.url}/assets/app.js`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
  });

  it("[START-22] sends assets with the headers that the proxy sends", async () => {
    const { headers } = await fetch(`${app.url}/assets/app.js`);
    const proxied = await readProxyHeaders("file-headers.conf", "hashed-files.conf");
    expect(Object.keys(proxied)).toContain("strict-transport-security");
    expect(Object.fromEntries(headers)).toMatchObject(proxied);
    const ofThisFile =
      /^(accept-ranges|connection|content-(encoding|length|type)|date|etag|keep-alive|last-modified|transfer-encoding|vary|x-request-id)$/;
    expect([...headers.keys()].filter((name) => !ofThisFile.test(name))).toEqual(
      Object.keys(proxied).toSorted(),
    );
  });

  it.each([
    "/api/nothing",
    "/api",
    "/assets/gone.js",
    "/assets/app.js.br",
    "/addresses.json",
    "/../package.json",
    "/%2e%2e/package.json",
  ])("responds to %s, which is no page, with not found", async (address) => {
    const response = await fetch(app.url + address, { headers: { accept: "*/*" } });
    expect(response.status).toBe(404);
  });
});

describe("files compressed at build time", () => {
  const text = { page: page("about"), script: files["assets/app.js"] ?? "", app: page("app") };

  it.each([
    ["/about", "gzip, deflate, br", "br", brotliCompressSync(text.page)],
    ["/about", "gzip", "gzip", gzipSync(text.page)],
    ["/about", "br;q=0, gzip;q=0.5", "gzip", gzipSync(text.page)],
    ["/about", "identity", undefined, Buffer.from(text.page)],
    ["/about", "", undefined, Buffer.from(text.page)],
    ["/meal/0", "br", "br", brotliCompressSync(text.app)],
    ["/assets/app.js", "gzip, br", "br", brotliCompressSync(text.script)],
    ["/assets/app.js", "gzip", "gzip", gzipSync(text.script)],
    ["/assets/app.js", "identity", undefined, Buffer.from(text.script)],
    ["/assets/font.woff2", "gzip, br", undefined, Buffer.from("a font")],
  ])("sends %s to a client that accepts %j as %s", async (address, accepted, encoding, body) => {
    const response = await receive(address, accepted);
    expect([response.status, response.headers["content-encoding"], response.body]).toEqual([
      200,
      encoding,
      body,
    ]);
    expect(response.headers["content-length"]).toBe(String(body.length));
    expect(response.headers.vary?.toLowerCase()).toContain("accept-encoding");
  });

  it("sends the content type of the original file", async () => {
    expect((await receive("/assets/app.js", "br")).headers["content-type"]).toMatch(/javascript/);
    expect((await receive("/robots.txt", "br")).headers["content-type"]).toMatch(/^text\/plain/);
  });
});

/** The raw response, since `fetch` would decompress it. */
async function receive(address: string, accepted: string) {
  const headers = { accept: "text/html", "accept-encoding": accepted };
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    request(app.url + address, { headers }, resolve)
      .once("error", reject)
      .end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return { status: message.statusCode, headers: message.headers, body: Buffer.concat(chunks) };
}

/** The headers that files of the proxy's configuration add, with lower-case names. */
async function readProxyHeaders(...names: string[]): Promise<Record<string, string>> {
  const dir = new URL("../../../../../infra/proxy/", import.meta.url);
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, dir), "utf8")));
  const lines = texts.join("").matchAll(/^add_header (\S+) (?:"([^"]*)"|(\S+?))(?: always)?;$/gm);
  return Object.fromEntries(
    [...lines].map(([, name = "", quoted, bare]) => [name.toLowerCase(), quoted ?? bare ?? ""]),
  );
}
