import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { test as base, expect } from "../fixtures.ts";
import { aSession } from "../people.ts";

/** A build of its own, which the test replaces by a newer one while people use it. */
const test = base.extend<object, { webDir: string | undefined }>({
  webDir: [
    async ({ webBuild }, use) => {
      const dir = await mkdtemp(join(tmpdir(), "fernwell-e2e-web-"));
      await cp(fileURLToPath(new URL(`../../apps/web/${webBuild}/client`, import.meta.url)), dir, {
        recursive: true,
      });
      await use(dir);
      await rm(dir, { recursive: true });
    },
    { scope: "worker" },
  ],
});

/** As a newer release would: every version of the worker's script is another one. */
async function release(webDir: string | undefined): Promise<void> {
  if (webDir === undefined) throw new Error("there is no build to replace");
  const file = join(webDir, "service-worker.js");
  const script = `${await readFile(file, "utf8")}\n// newer\n`;
  await writeFile(file, script);
  await writeFile(`${file}.br`, brotliCompressSync(script));
  await writeFile(`${file}.gz`, gzipSync(script));
}

test.use({ serviceWorkers: "allow" });

test("[PHONE-30] a new version is announced once nothing is being typed, and taken over with what was under way", async ({
  page,
  stack,
  webDir,
}) => {
  const token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  await page.goto("/cook/aloo-matar-in-a-hurry");
  await page.getByRole("button", { name: "Start cooking" }).click();
  await page.getByRole("button", { name: /^Next/ }).click();
  await expect(page.getByRole("region", { name: "Step 2 of 4" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const isTold = page.getByText("A new version of Fernwell is ready.");

  await release(webDir);
  await page.goto("/settings/you");
  await page.getByLabel("First name").fill("Grace");
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null),
    )
    .toBe(true);
  await expect(isTold).toBeHidden();
  await expect(page.getByLabel("First name")).toHaveValue("Grace");

  await page.goto("/cook/aloo-matar-in-a-hurry");
  await expect(isTold).toBeVisible();
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Update" }).click()]);
  await expect(page.getByRole("region", { name: "Step 2 of 4" })).toBeVisible();
  await expect(isTold).toBeHidden();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
    .toBeNull();
});

test("[PHONE-15] [PHONE-30] a tab whose files another tab's update has removed still keeps what a person changes", async ({
  page,
  context,
  stack,
}) => {
  const token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  await page.goto("/meal/aloo-matar-in-a-hurry");
  const heart = page.getByRole("button", { name: "Favourite: Aloo matar in a hurry" });
  // Something done ends the wait for an idle moment.
  await page.mouse.click(4, 4);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.includes("precache")) await caches.delete(name);
  });

  await context.setOffline(true);
  await heart.click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("unsent_calls")))
    .toContain("markFavourite");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await context.setOffline(false);
});
