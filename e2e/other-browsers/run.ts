import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Stack, startStack } from "../stack.ts";
import type { BrowserKind } from "./driver.ts";
import { firefox } from "./firefox.ts";
import { planJourney } from "./journey.ts";
import { createVisitor } from "./visitor.ts";
import { webkit } from "./webkit.ts";

/**
 * Takes the core journey through the built product in Firefox and WebKitGTK.
 * `pnpm e2e:others` uses every installed browser, `--browser webkit` one; `--shots` takes pictures of the main screens.
 */
const { values: options } = parseArgs({
  options: { browser: { type: "string" }, shots: { type: "boolean", default: false } },
});
const kinds = [firefox, webkit].filter(({ name }) => name === (options.browser ?? name)).filter(isInstalled);
if (kinds.length === 0) throw new Error("there is no browser to try");

const stack = await startStack();
try {
  for (const kind of kinds) {
    await travel(kind, stack).catch((error: Error) => {
      console.error(`  failed in ${kind.name}: ${error.message}`);
      process.exitCode = 1;
    });
  }
} finally {
  await stack.stop();
}

function isInstalled({ name, packages }: BrowserKind): boolean {
  const missing = Object.keys(packages).filter((each) => !existsSync(packages[each] ?? ""));
  if (missing.length > 0) console.log(`${name} is left out; it needs: apt-get install ${missing.join(" ")}`);
  return missing.length === 0;
}

async function travel({ name, start }: BrowserKind, stack: Stack): Promise<void> {
  const folder = fileURLToPath(new URL(`../../reports/other-browsers/${name}/`, import.meta.url));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const startedAt = performance.now();
  const loggedBefore = stack.output.length;
  const allowed: RegExp[] = [];
  const driver = await start();
  console.log(`${driver.version} starts ${secondsSince(startedAt)}`);
  try {
    const visitor = createVisitor(driver, stack.url, options.shots ? folder : null);
    for (const { name, take, logs } of planJourney()) {
      const beganAt = performance.now();
      if (logs) allowed.push(logs);
      await take(visitor, stack);
      if (listProblems().length > 0) throw new Error("the page or the server reports a problem");
      console.log(`  ${name} ${secondsSince(beganAt)}`);
    }
    console.log(`  in all ${secondsSince(startedAt)}`);
  } catch (error) {
    for (const problem of listProblems()) console.error(`  ${problem}`);
    await writeFile(`${folder}failed.png`, await driver.screenshot());
    throw error;
  } finally {
    await driver.close();
  }

  function listProblems(): string[] {
    const errors = driver.errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
    return [...errors, ...findFailures(stack.output.slice(loggedBefore))];
  }
}

/** Finds failed requests in the log, and reports of what the content policy forbade. */
function findFailures(log: readonly string[]): string[] {
  return log
    .filter((line) => line.includes("request completed"))
    .map((line) => JSON.parse(line))
    .filter(({ status, route }) => status >= 400 || route.endsWith("/policy-reports"))
    .map(({ method, route, status }) => `${method} ${route} responded ${status}`);
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
