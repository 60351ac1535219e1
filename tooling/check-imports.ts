import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { blindSpots } from "./blind-spots.ts";
import { cruisedFolders, cruiseTree } from "./cruise.ts";
import { importsWithoutEnding } from "./import-extensions.ts";
import { rules } from "./import-rules.ts";

const root = join(import.meta.dirname, "..");
const files = globSync(`{${cruisedFolders.join(",")}}/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: ["**/node_modules", "**/.react-router", "**/build", "**/test-results"],
}).map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

const { modules, summary } = await cruiseTree(root);
const unseen = blindSpots(files, modules);
const withoutEnding = importsWithoutEnding(modules);

for (const { rule, from, to, via } of summary.violations) {
  const path = [from, ...(via?.map((step) => step.name) ?? [to])].join(" → ");
  const comment = rules.find(({ name }) => name === rule.name)?.comment;
  console.error(`${rule.name}: ${path}\n  ${comment}`);
}
for (const sentence of unseen) console.error(`not checked: ${sentence}`);
for (const sentence of withoutEnding) console.error(sentence);

console.log(
  `${rules.length} import rules, ${files.length} source files, ${modules.length} modules, ` +
    `${summary.totalDependenciesCruised ?? 0} imports, ${summary.violations.length} violations`,
);
process.exitCode = summary.violations.length + unseen.length + withoutEnding.length === 0 ? 0 : 1;
