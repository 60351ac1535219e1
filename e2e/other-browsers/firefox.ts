import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { connectBidi } from "./bidi.ts";
import { endWithThis } from "./child-process.ts";
import type { BrowserKind, Driver } from "./driver.ts";

const program = "/usr/bin/firefox-esr";

/** Stock Firefox, which speaks WebDriver BiDi itself. Debian has no geckodriver. */
export const firefox: BrowserKind = { name: "firefox", packages: { "firefox-esr": program }, start };

async function start(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), "fernwell-firefox-"));
  const flags = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const browser = endWithThis(spawn(program, flags, { stdio: ["ignore", "ignore", "pipe"] }));
  const bidi = await connectBidi(`${await readAddress(browser.stderr)}/session`);

  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>("session.new", {
    capabilities: {},
  });
  // A page in the first tab does not get the focus, without which a date cannot be typed.
  const { context } = await bidi.send<{ context: string }>("browsingContext.create", { type: "tab" });
  const errors: string[] = [];
  bidi.on<{ level: string; text: string }>("log.entryAdded", ({ level, text }) => {
    if (level === "error") errors.push(text);
  });
  await bidi.send("session.subscribe", { events: ["log.entryAdded"] });

  return {
    version: `Firefox ${capabilities.browserVersion}`,
    errors,
    navigate: (url) => bidi.send("browsingContext.navigate", { context, url, wait: "complete" }),
    async evaluate(call, ...args) {
      const { result, exceptionDetails } = await bidi.send<Evaluated>("script.callFunction", {
        target: { context },
        // In JSON, since BiDi has a notation of its own for values.
        functionDeclaration: `async (args) => JSON.stringify(await (${call})(...JSON.parse(args)))`,
        arguments: [{ type: "string", value: JSON.stringify(args) }],
        awaitPromise: true,
      });
      if (result === undefined) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    perform: (input) => bidi.send("input.performActions", { context, actions: [input] }),
    resize: (width, height) =>
      bidi.send("browsingContext.setViewport", { context, viewport: { width, height } }),
    async screenshot() {
      const { data } = await bidi.send<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    async close() {
      const ended = once(browser, "exit");
      await bidi.send("browser.close", {});
      await ended;
      await rm(profile, { recursive: true, maxRetries: 5 });
    },
  };
}

interface Evaluated {
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Firefox says where it listens. */
async function readAddress(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /^WebDriver BiDi listening on (\S+)$/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("Firefox has ended");
}
