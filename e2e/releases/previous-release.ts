import { execFileSync } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The release before this one. Change it with every release. */
const commit = "d3e76d5";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Installing and building take about a minute. */
export const buildMs = 600_000;

/** A folder with the sources of the release before, with its packages installed and its web app built, once. */
export function buildPreviousRelease(): string {
  const dir = join(tmpdir(), `fernwell-release-${commit}`);
  if (existsSync(join(dir, "apps/web/build/input-hash"))) return dir;
  rmSync(dir, { recursive: true, force: true });
  run("git", ["clone", "--quiet", root, dir], root);
  run("git", ["checkout", "--quiet", commit], dir);
  run("pnpm", ["install", "--frozen-lockfile", "--prefer-offline", "--silent"], dir);
  const pictures = "apps/web/.pictures";
  if (existsSync(join(root, pictures)))
    cpSync(join(root, pictures), join(dir, pictures), { recursive: true });
  run("pnpm", ["media:site"], dir);
  run("pnpm", ["build"], dir);
  return dir;
}

function run(command: string, args: readonly string[], cwd: string): void {
  execFileSync(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
}
