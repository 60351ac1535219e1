import { parse } from "yaml";
import { readText } from "./manifests.ts";

export interface ComposeService {
  readonly image: string;
  readonly user?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly secrets?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks?: readonly string[] | Readonly<Record<string, { readonly ipv4_address?: string } | null>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: object;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly cpus?: number;
  readonly pids_limit?: number;
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
}

interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

/** The compose file with its variables replaced, as an engine reads it. */
export function readCompose(variables: Readonly<Record<string, string | undefined>>): Compose {
  const replace = (text: string) =>
    text.replaceAll(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_, name: string, operator: string | undefined, operand: string) => {
        const value = variables[name];
        if (value) return value;
        if (operator === "?") throw new Error(`${name}: ${operand}`);
        return operator === "-" ? operand : "";
      },
    );
  const replaceEach = (_key: unknown, value: unknown) => (typeof value === "string" ? replace(value) : value);
  return parse(readText("infra/compose.yaml"), replaceEach, { merge: true });
}

export function getAddress({ networks }: ComposeService, network: string): string | undefined {
  if (networks === undefined || Array.isArray(networks)) return undefined;
  return Object.entries(networks).find(([name]) => name === network)?.[1]?.ipv4_address;
}
