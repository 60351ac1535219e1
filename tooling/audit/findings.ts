import { satisfies } from "semver";
import { parse } from "yaml";

export interface Advisory {
  readonly package: string;
  readonly id: string;
  readonly severity: string;
  /** The vulnerable versions, as a range of semantic versions. */
  readonly vulnerable: string;
}

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** What its authors say about a version that nobody should use any more. */
  readonly deprecated?: string;
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly deprecated?: string }>>;
}

export function readLockFile(text: string): InstalledPackage[] {
  const { packages }: LockFile = parse(text);
  return Object.entries(packages).map(([key, { deprecated }]) => {
    const at = key.lastIndexOf("@");
    return { name: key.slice(0, at), version: key.slice(at + 1), ...(deprecated && { deprecated }) };
  });
}

/** A sentence for each package that has a known vulnerability or has been given up. */
export function listFindings(
  packages: readonly InstalledPackage[],
  advisories: readonly Advisory[],
): string[] {
  return packages.flatMap(({ name, version, deprecated }) => [
    ...advisories
      .filter((it) => it.package === name && satisfies(version, it.vulnerable, { includePrerelease: true }))
      .map(({ id, severity }) => `${name} ${version}: ${id}, ${severity}`),
    ...(deprecated === undefined ? [] : [`${name} ${version}: deprecated, ${deprecated}`]),
  ]);
}
