import { expect, it } from "vitest";
import { type Advisory, listFindings, readLockFile } from "./findings.ts";

const lockFile = `
lockfileVersion: '9.0'
packages:
  '@scope/parser@2.1.0':
    resolution: {integrity: sha512-a}
  parser@1.4.9:
    resolution: {integrity: sha512-b}
  old@3.0.0:
    resolution: {integrity: sha512-c}
    deprecated: use another
snapshots:
  parser@1.4.9: {}
`;

const advisories: Advisory[] = [
  { package: "parser", id: "CVE-1", severity: "high", vulnerable: ">=1.2.0 <1.5.0" },
  { package: "parser", id: "CVE-2", severity: "high", vulnerable: "<1.4.9" },
  { package: "@scope/parser", id: "CVE-3", severity: "low", vulnerable: "<2.1.0" },
];

it("[TRUST-61] an audit names every vulnerable and every deprecated version in the lock file, and no other", () => {
  expect(listFindings(readLockFile(lockFile), advisories)).toEqual([
    "parser 1.4.9: CVE-1, high",
    "old 3.0.0: deprecated, use another",
  ]);
});

it("[TRUST-61] a release candidate of a mended version still counts as vulnerable", () => {
  expect(listFindings([{ name: "parser", version: "1.5.0-rc.1" }], advisories)).toEqual([
    "parser 1.5.0-rc.1: CVE-1, high",
  ]);
});
