import { existsSync } from "node:fs";
import type { BrowserContext } from "@playwright/test";

/** The headless shell starts in half the time; the full browser is used where it is not installed. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/** Debian's Chromium, without background network traffic. */
export const chromium = {
  executablePath:
    process.env["CHROMIUM"] ?? (existsSync(headlessShell) ? headlessShell : "/usr/bin/chromium"),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

/** The headless shell crashes when it is asked whether it recognises speech. Other browsers answer. */
export async function forgetSpeech(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(window, "SpeechRecognition"));
}
