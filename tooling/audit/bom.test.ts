import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listDependencies, parts } from "../licences.ts";

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly unknown[];
  readonly externalReferences?: readonly { readonly type: string; readonly hashes?: readonly unknown[] }[];
}

const root = new URL("../../", import.meta.url).pathname;

it("[TRUST-62] the bill of materials lists every package that ships, with its version, licence and hash", () => {
  execFileSync("pnpm", ["run", "bom"], { cwd: root });
  const bom: { readonly bomFormat: string; readonly components: readonly Component[] } = JSON.parse(
    readFileSync(`${root}reports/bom.json`, "utf8"),
  );
  expect(bom.bomFormat).toBe("CycloneDX");
  const others = bom.components.filter(({ group }) => group !== "@fernwell");
  const listed = new Set(
    others.map(({ group, name, version }) => `${group ? `${group}/` : ""}${name} ${version}`),
  );
  const shipped = listDependencies(root, parts.shipped.filters);
  expect(shipped.filter(({ name, version }) => !listed.has(`${name} ${version}`))).toEqual([]);
  expect(others.filter(({ licenses }) => !licenses?.length).map(({ purl }) => purl)).toEqual([]);
  const isHashed = ({ externalReferences = [] }: Component) =>
    externalReferences.some(({ type, hashes }) => type === "distribution" && hashes?.length);
  expect(others.filter((it) => !isHashed(it)).map(({ purl }) => purl)).toEqual([]);
});
