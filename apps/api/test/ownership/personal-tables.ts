import { personalData, tableNames } from "../../src/features/privacy/personal-data.ts";

interface PersonalTable {
  /** The column that says whose row it is: `user_id`, or what identifies a person who has none yet. */
  readonly owner: string;
  readonly columns: ReadonlySet<string>;
}

/** By name, as PostgreSQL knows them. */
export type PersonalTables = ReadonlyMap<string, PersonalTable>;

/** The tables with personal rows, from the register. */
export const personalTables: PersonalTables = new Map(
  tableNames.flatMap((name) => {
    const rule = personalData[name];
    if (rule.foundBy === null) return [];
    const columns = new Set(Object.keys(rule.columns).map(toSnakeCase));
    return [[toSnakeCase(name), { owner: toSnakeCase(rule.foundBy), columns }]];
  }),
);

function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
