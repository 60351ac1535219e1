import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, prepareTemplate, type TestDatabase } from "../apps/api/test/databases.ts";
import { codeIn, type MailSink, startMailSink } from "../apps/api/test/mail-sink.ts";
import { signUpBody } from "../apps/api/test/people.ts";
import { someAddress, testVariables } from "../apps/api/test/test-app.ts";
import { findFreePort } from "./processes/reachable.ts";

let database: TestDatabase;
let mail: MailSink;
let folder = "";
const started: { readonly child: ChildProcess; readonly ended: Promise<unknown> }[] = [];

beforeAll(async () => {
  await prepareTemplate();
  [database, mail, folder] = [
    await createTestDatabase(),
    await startMailSink(),
    await mkdtemp(join(tmpdir(), "fernwell-start-")),
  ];
  await writeFile(join(folder, "manifest.json"), "{}");
  await writeFile(join(folder, "addresses.json"), "[]");
  for (const name of ["index.html", "404.html", "__spa-fallback.html"]) {
    const page = `<!doctype html><title>${name}</title>`;
    await writeFile(join(folder, name), page);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(page));
    await writeFile(join(folder, `${name}.gz`), gzipSync(page));
  }
}, 120_000);
afterAll(async () => {
  // A child that is killed could not stop its own children.
  for (const { child, ended } of started) {
    child.kill("SIGTERM");
    await ended;
  }
  await mail.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

describe("pnpm start", { timeout: 180_000 }, () => {
  it("[START-65] [START-66] serves a product that a person can sign up to, and ends cleanly on SIGTERM", async () => {
    const { url, child, output, ended } = await start();
    await expect.poll(() => output.join(""), { timeout: 150_000 }).toContain(`product  ${url}`);

    const page = await fetch(url, { headers: { accept: "text/html" } });
    expect(await page.text()).toContain("index.html");
    const body = signUpBody();
    await post(`${url}/api/signup`, body);
    const code = codeIn(await mail.take(body.email));
    await post(`${url}/api/verifyemail`, { email: body.email, verification_code: code });
    const { status } = await post(`${url}/api/login`, { email: body.email, password: body.password });
    expect(status).toBe(200);

    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow();
  });

  it("[START-67] stops the server when the worker ends by itself, and says so with its exit code", async () => {
    const occupied = createServer().listen(0, "127.0.0.1");
    await once(occupied, "listening");
    const address = occupied.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const { url, output, ended } = await start({ WORKER_INTERNAL_PORT: `${port}` });

    expect(await ended).toEqual([1, null]);
    expect(output.join("")).toContain("The worker ended with 1. Stopping the rest.");
    await expect(fetch(url)).rejects.toThrow();
    occupied.close();
  });

  it("[START-68] names the settings that are not for production, and makes nothing", async () => {
    const { output, ended } = await start({
      PUBLIC_URL: "https://fernwell.example",
      SMTP_URL: "",
      MEDIA_DIR: "",
      WEB_DIR: "",
    });
    expect(await ended).toEqual([1, null]);
    expect(output.join("").trim()).toBe(
      "Invalid configuration:\n  - SMTP_URL: missing; .env.example explains it",
    );
  });
});

async function start(changes: Record<string, string> = {}) {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const env = {
    ...process.env,
    ...testVariables(database.url, mail.url),
    LOG_LEVEL: "info",
    PUBLIC_URL: url,
    INTERNAL_PORT: `${await findFreePort()}`,
    WORKER_INTERNAL_PORT: `${await findFreePort()}`,
    WEB_DIR: folder,
    MEDIA_DIR: folder,
    ...changes,
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, "start.ts")], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => output.push(String(text)));
  const ended = once(child, "close");
  started.push({ child, ended });
  return { url, child, output, ended };
}

function post(url: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json", "x-forwarded-for": someAddress() };
  return fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
}
