import { existsSync } from "node:fs";

/** Without windows of its own it needs half the time; where it is not installed, the whole browser does. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/** Debian's chromium, quiet on the network. */
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
