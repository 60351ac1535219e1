import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Resolving the configuration changes NODE_ENV, so it happens in a process of its own. */
const script = `
  import { resolveConfig } from "vite";
  const config = await resolveConfig({}, "serve");
  const entries = [config.optimizeDeps.entries ?? []].flat();
  const picture = await config.createResolver()("#app/lib/site-picture.ts", "${join(root, "app/root.tsx")}");
  console.log(JSON.stringify({ entries, picture }));
  process.exit();
`;

let config: { readonly entries: readonly string[]; readonly picture: string };
beforeAll(async () => {
  const args = ["--input-type=module", "--eval", script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  config = JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}, 120_000);

test("[START-62] the dev server looks for dependencies in every route when it starts", () => {
  const screens = [
    "root.tsx",
    "routes/site/landing.tsx",
    "routes/app/home.tsx",
    "routes/onboarding/step.tsx",
  ];
  expect(config.entries).toEqual(expect.arrayContaining(screens.map((file) => join(root, "app", file))));
});

test("[START-60] the dev server takes the site's pictures from the studio, not from a build step", () => {
  expect(config.picture).toBe(join(root, "app/lib/site-picture-live.ts"));
});
