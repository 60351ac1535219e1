import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Installed only where the operating system and the processor fit. */
  readonly isForOnePlatform: boolean;
}

/** Licences that ask for no more than their own text and a name. */
const permissive = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
];

/**
 * Packages whose licence asks those who change its files to publish the changes. They ship as their authors published them,
 * with their source (docs/decisions/0080-remind-people-by-web-push.md).
 */
export const unchangedPackages: Readonly<Record<string, string>> = { "web-push": "MPL-2.0" };

/** What is installed in production, or makes files that are, and the licences that each may have. */
export const parts = {
  shipped: {
    title: "Packages that ship",
    about: "What the server and the web app consist of, besides our own code.",
    filters: ["@fernwell/api", "@fernwell/web"],
    allowed: permissive,
  },
  studio: {
    title: "Packages of the studio",
    about:
      "They make pictures, clips and sound, and do not ship. Licences with obligations for those who pass a package on are fine here too.",
    filters: ["./studio/*"],
    allowed: [...permissive, "MPL-2.0", "LGPL-3.0-or-later"],
  },
} as const;

/** Lists the production dependencies of some workspaces, and the dependencies of these. */
export function listDependencies(root: string, filters: readonly string[]): Dependency[] {
  const args = ["--recursive", ...filters.map((filter) => `--filter=${filter}`)];
  const output = execFileSync("pnpm", [...args, "licenses", "list", "--prod", "--json"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const byLicence: Record<string, { name: string; license: string; paths: string[] }[]> = JSON.parse(output);
  const dependencies = Object.values(byLicence)
    .flat()
    .filter(({ name }) => !name.startsWith("@fernwell/"))
    .flatMap(({ name, license, paths }) =>
      paths.map((path) => ({ name, licence: license, ...readPackage(path) })),
    );
  // A version has several paths when its peer dependencies differ.
  const once = new Map(dependencies.map((each) => [`${each.name} ${each.version}`, each]));
  return [...once].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

function readPackage(path: string): Pick<Dependency, "version" | "isForOnePlatform"> {
  const { version, os, cpu }: { version: string; os?: unknown; cpu?: unknown } = JSON.parse(
    readFileSync(join(path, "package.json"), "utf8"),
  );
  return { version, isForOnePlatform: os !== undefined || cpu !== undefined };
}

/** Understands `A OR B` and `A AND B`, with or without brackets. */
export function isAllowed(licence: string, allowed: readonly string[]): boolean {
  return licence
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((each) => allowed.includes(each)));
}

export function describeLicences(root: string): string {
  return [
    "<!-- Generated from the installed packages and apps/web/notices.md by `pnpm generate`. -->",
    "",
    "# Licences of others",
    "",
    "What the product uses that others have made. The site serves the full licences of what a browser receives, at `/licences.txt`; the terms link to it. Packages for one operating system or processor are left out here, but checked too. A licence that is not listed in `tooling/licences.ts` fails the tests: read it, and either add it there or choose another package.",
    "",
    readFileSync(join(root, "apps/web/notices.md"), "utf8").trim(),
    ...Object.values(parts).flatMap(({ title, about, filters }) => [
      "",
      `## ${title}`,
      "",
      about,
      "",
      "| Package | Version | Licence |",
      "|---|---|---|",
      ...listDependencies(root, filters)
        .filter(({ isForOnePlatform }) => !isForOnePlatform)
        .map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    ]),
    "",
  ].join("\n");
}
