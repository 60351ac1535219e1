import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** An address that the web app knows, as its router matches it: "/meal/:id", "/plan-creation/:type?", "/createNewPass/*". */
interface KnownAddress {
  readonly pattern: string;
  readonly isListed: boolean;
}

export const addressesFile = "addresses.json";

export type FindAddress = (path: string) => Pick<KnownAddress, "isListed"> | undefined;

/** The build of the web app leaves a list of its addresses; every other address is nobody's. */
export async function readAddresses(webDir: string): Promise<FindAddress> {
  const known: readonly KnownAddress[] = JSON.parse(await readFile(join(webDir, addressesFile), "utf8"));
  const matchers = known.map(({ pattern, isListed }) => ({ test: matcherOf(pattern), isListed }));
  return (path) => matchers.find(({ test }) => test.test(path));
}

function matcherOf(pattern: string): RegExp {
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
