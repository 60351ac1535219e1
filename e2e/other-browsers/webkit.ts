import { spawn } from "node:child_process";
import { once } from "node:events";
import { findFreePort, waitUntilReady } from "../../scripts/processes/reachable.ts";
import { endWithThis, stopChild } from "./child-process.ts";
import { type BrowserKind, type Driver, maxWindow } from "./driver.ts";
import { takeErrors } from "./in-page.ts";

const packages = { "webkit2gtk-driver": "/usr/bin/WebKitWebDriver", xvfb: "/usr/bin/Xvfb" };

/** WebKitGTK in its MiniBrowser, the engine of Safari as Linux has it. */
export const webkit: BrowserKind = { name: "webkit", packages, start };

async function start(): Promise<Driver> {
  const size = `${maxWindow.width}x${maxWindow.height}x24`;
  const screen = endWithThis(
    spawn(packages.xvfb, ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    }),
  );
  const [display] = await once(screen.stdio[3] ?? screen, "data");
  const port = await findFreePort();
  // Without a language, that of pages is "C", which `Intl` refuses.
  const env = { ...process.env, DISPLAY: `:${display}`.trim(), LANG: "en_US.UTF-8" };
  const driver = endWithThis(
    spawn(packages["webkit2gtk-driver"], [`--port=${port}`], { env, stdio: "ignore" }),
  );
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${url}/status`, () => driver.exitCode !== null);

  const { sessionId, capabilities } = await send<Session>(url, "POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { args: browserFlags } } },
  });
  const session = `${url}/session/${sessionId}`;
  await openBareWindow(session);
  const errors: string[] = [];

  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    errors,
    navigate: (address) => send(session, "POST", "/url", { url: address }),
    async evaluate(call, ...args) {
      const script = `const [args, done] = arguments;
        const errors = (${takeErrors})();
        Promise.try(${call}, ...args).then(
          (value) => done(JSON.stringify({ errors, value })),
          (error) => done(JSON.stringify({ errors, failure: String(error) })))`;
      const outcome = await send<string>(session, "POST", "/execute/async", { script, args: [args] });
      const { errors: seen, value, failure } = JSON.parse(outcome);
      errors.push(...seen);
      if (failure !== undefined) throw new Error(failure);
      return value;
    },
    perform: (input) => send(session, "POST", "/actions", { actions: [input] }),
    resize(width, height) {
      // Under the pointer, in the middle of the screen: without a window manager, that is what gives a window the focus.
      const [x, y] = [(maxWindow.width - width) / 2, (maxWindow.height - height) / 2];
      return send(session, "POST", "/window/rect", { x, y, width, height });
    },
    screenshot: async () => Buffer.from(await send<string>(session, "GET", "/screenshot"), "base64"),
    async close() {
      await send(session, "DELETE", "");
      await stopChild(driver);
      await stopChild(screen);
    },
  };
}

const browserFlags = ["--automation", "--javascript-can-open-windows-automatically=true"];

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** Opens a window without a toolbar, which would keep it from being as narrow as a phone. */
async function openBareWindow(session: string): Promise<void> {
  const first = await send<string>(session, "GET", "/window");
  const script = "window.open('about:blank', '', 'popup')";
  await send(session, "POST", "/execute/sync", { script, args: [] });
  const handles = await send<string[]>(session, "GET", "/window/handles");
  await send(session, "POST", "/window", { handle: handles.find((handle) => handle !== first) });
}

const maxResponseMs = 60_000;

/** Sends a command of WebDriver and returns the value in its response. */
async function send<Value = void>(
  base: string,
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
): Promise<Value> {
  const response = await fetch(base + path, {
    method,
    signal: AbortSignal.timeout(maxResponseMs),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
