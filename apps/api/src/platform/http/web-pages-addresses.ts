import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A route pattern of the web app, such as "/meal/:id", "/plan-creation/:type?" or "/createNewPass/*". */
interface KnownAddress {
  readonly pattern: string;
  readonly isListed: boolean;
}

export const addressesFile = "addresses.json";

export type FindAddress = (path: string) => Pick<KnownAddress, "isListed"> | undefined;

/** Reads the list of routes that the build of the web app writes. Every other address is not found. */
export async function readAddresses(webDir: string): Promise<FindAddress> {
  const known: readonly KnownAddress[] = JSON.parse(await readFile(join(webDir, addressesFile), "utf8"));
  const matchers = known.map(({ pattern, isListed }) => ({ test: createMatcher(pattern), isListed }));
  return (path) => matchers.find(({ test }) => test.test(path));
}

function createMatcher(pattern: string): RegExp {
  const source = pattern
    .split("/")
    .slice(1)
    .map((part) => {
      if (part === "*") return "(?:/.*)?";
      if (part.startsWith(":") && part.endsWith("?")) return "(?:/[^/]+)?";
      return part.startsWith(":") ? "/[^/]+" : `/${part.replace(/[^\w-]/g, "\\$&")}`;
    })
    .join("");
  return new RegExp(`^${source}/?$`, "i");
}
