import { rm } from "node:fs/promises";
import { test as base } from "./fixtures.ts";
import { makeMediaFolder } from "./media-folder.ts";

/** Tests with a few small pictures, a clip and sounds, and a catalogue with their addresses. */
export const test = base.extend<object, { mediaDir: string | null }>({
  mediaDir: [
    async ({ webBuild: _ }, use) => {
      const dir = await makeMediaFolder();
      await use(dir);
      await rm(dir, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
