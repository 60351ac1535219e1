import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { runSteps } from "./run-steps.ts";

/** `pnpm lint` checks every file, `pnpm lint --changed` those that differ from `main`, with what is not committed. */
const isForChanges = process.argv.includes("--changed");
const changed = isForChanges ? listChangedFiles() : [];
const sources = changed.filter((file) => /\.tsx?$/.test(file));

// Each thread works out the same types again, so half the processors are as quick beside Biome, and leave time to it.
process.env["GOMAXPROCS"] = `${Math.ceil(availableParallelism() / 2)}`;
const steps = isForChanges
  ? [
      ...(changed.length > 0
        ? [biome(["--files-ignore-unknown=true", "--no-errors-on-unmatched", ...changed])]
        : []),
      ...(sources.length > 0 ? [oxlint(sources)] : []),
    ]
  : [biome(["."]), oxlint([])];

const outcomes = await runSteps(steps, 2);
process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1;

function biome(args: readonly string[]) {
  return { name: "format and lint", command: ["node_modules/.bin/biome", "check", ...args] } as const;
}

function oxlint(files: readonly string[]) {
  return {
    name: "floating promises",
    command: ["node_modules/.bin/oxlint", "--type-aware", ...files],
  } as const;
}

function listChangedFiles(): string[] {
  const git = (...args: readonly string[]) => execFileSync("git", args, { encoding: "utf8" });
  const base = git("merge-base", "HEAD", "main").trim();
  const names = [
    git("diff", "--name-only", "-z", base),
    git("ls-files", "--others", "--exclude-standard", "-z"),
  ];
  return names.flatMap((list) => list.split("\0")).filter((file) => file !== "" && existsSync(file));
}
