import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

it("names the same versions of Node and pnpm wherever they are named", () => {
  const [, node, pnpm] = /^node_version=(.+)\npnpm_version=(.+)$/m.exec(read("scripts/toolchain.sh")) ?? [];
  expect(read(".node-version").trim()).toBe(node);
  expect(JSON.parse(read("package.json"))).toMatchObject({ packageManager: `pnpm@${pnpm}` });
});
