import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium as engine } from "@playwright/test";
import { chromium } from "../browser.ts";
import { expect, test } from "../fixtures.ts";

test("[PHONE-01] the browser finds no reason not to install the app", async ({ stack }) => {
  // The headless shell cannot install, and neither can a window that forgets everything when it is closed.
  const profile = await mkdtemp(join(tmpdir(), "fernwell-e2e-profile-"));
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  const context = await engine.launchPersistentContext(profile, { ...chromium, executablePath });
  try {
    const page = await context.newPage();
    await page.goto(`${stack.url}/login`);
    const devTools = await context.newCDPSession(page);
    const { installabilityErrors } = await devTools.send("Page.getInstallabilityErrors");
    expect(installabilityErrors).toEqual([]);
    const { manifest } = await devTools.send("Page.getAppManifest");
    expect(manifest.startUrl).toBe(`${stack.url}/today`);
  } finally {
    await context.close();
    await rm(profile, { recursive: true });
  }
});
