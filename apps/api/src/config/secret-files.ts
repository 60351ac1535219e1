import { readFileSync } from "node:fs";

type Variables = Record<string, string | undefined>;

export interface SecretFiles {
  readonly variables: Variables;
  readonly problems: readonly string[];
}

/**
 * Replaces `CODE_SECRET_FILE`, for example, by `CODE_SECRET` with the content of that file: container platforms mount
 * secrets as files and keep them out of the environment.
 */
export function readSecretFiles(given: Variables, names: readonly string[]): SecretFiles {
  const variables = { ...given };
  const problems: string[] = [];
  for (const name of names) {
    const path = given[`${name}_FILE`];
    if (!path) continue;
    if (given[name]) {
      problems.push(`${name}_FILE: set either this or ${name}`);
      continue;
    }
    try {
      variables[name] = readFileSync(path, "utf8").trim();
    } catch {
      problems.push(`${name}_FILE: cannot be read`);
    }
  }
  return { variables, problems };
}
