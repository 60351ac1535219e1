import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

/** `feat(plans): say what changed`: a known kind, perhaps a part, then a sentence without a full stop, 100 characters at most. */
const conventional =
  /^(feat|fix|docs|test|refactor|perf|build|ci|chore|revert)(\([a-z0-9-]+\))?!?: (?=.{3,}$)[^A-Z\s].*[^.\s]$/;

const { values } = parseArgs({ options: { file: { type: "string" } } });
const subjects = values.file
  ? [readFileSync(values.file, "utf8").split("\n")[0] ?? ""]
  : execFileSync("git", ["log", "--no-merges", "-50", "--format=%s"], { encoding: "utf8" })
      .trim()
      .split("\n");

const refused = subjects.filter((subject) => !conventional.test(subject) || subject.length > 100);
for (const subject of refused) console.error(`not a conventional subject: ${subject}`);
process.exitCode = refused.length === 0 ? 0 : 1;
