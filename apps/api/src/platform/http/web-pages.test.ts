import { createHash } from "node:crypto";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

const script = "window.started = true";
const page = (name: string) =>
  `<!doctype html><title>${name}</title><script>${script}</script><script type="module" src="/assets/app.js"></script>`;

let app: TestApp;
beforeAll(async () => {
  const webDir = await mkdtemp(join(tmpdir(), "web-"));
  await mkdir(join(webDir, "about"));
  await mkdir(join(webDir, "assets"));
  await writeFile(join(webDir, "index.html"), page("landing"));
  await writeFile(join(webDir, "about/index.html"), page("about"));
  await writeFile(join(webDir, "__spa-fallback.html"), page("app"));
  await writeFile(join(webDir, "assets/app.js"), "export {}");
  app = await startTestApp({ WEB_DIR: webDir });
});
afterAll(() => app.close());

const asBrowser = { headers: { accept: "text/html,application/xhtml+xml" } };

describe("the served web app", () => {
  it.each([
    ["/", "landing"],
    ["/about", "about"],
    ["/recomendation", "app"],
    ["/meal/0", "app"],
    ["/__spa-fallback", "app"],
  ])("answers %s with the page of %s", async (address, name) => {
    const answer = await fetch(app.url + address, asBrowser);
    expect([answer.status, await answer.text()]).toEqual([200, page(name)]);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
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

  it("lets hashed assets be kept for ever", async () => {
    const answer = await fetch(`${app.url}/assets/app.js`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
  });

  it.each(["/api/nothing", "/api", "/assets/gone.js", "/../package.json", "/%2e%2e/package.json"])(
    "answers %s, which is no page, with not found",
    async (address) => {
      const answer = await fetch(app.url + address, { headers: { accept: "*/*" } });
      expect(answer.status).toBe(404);
    },
  );
});
