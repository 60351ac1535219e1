import { pickHostileText, pickHostileValue } from "./hostile-values.ts";
import type { Random } from "./random.ts";

/** The part of a JSON schema that the contract's schemas use. */
export interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface Generation {
  readonly random: Random;
  /** The probability that a value is hostile. */
  readonly hostility: number;
  /** Finds a value by its field that the product accepts. */
  readonly findKnown: (name: string, schema: Schema) => unknown;
}

/** A value for a schema: one that nearly fits, or, as often as wanted, a hostile one. */
export function generateValue(schema: Schema, name: string, generation: Generation): unknown {
  const { random, hostility, findKnown } = generation;
  if (random.chance(hostility))
    return schema.type === "object" ? spoil(schema, generation) : pickHostileValue(random);
  const known = findKnown(name, schema);
  if (known !== undefined) return known;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return generateValue(random.pick(choices), name, generation);
  switch (schema.type) {
    case "object":
      return generateObject(schema, generation);
    case "array":
      return Array.from({ length: random.below(4) }, () =>
        generateValue(schema.items ?? {}, name, generation),
      );
    case "integer":
    case "number":
      return (schema.minimum ?? 0) + random.below(Math.min(schema.maximum ?? 50, 50));
    case "boolean":
      return random.chance(0.5);
    case "string":
      return random.chance(0.2) ? pickHostileText(random) : random.pick(words);
    default:
      return random.pick([1, "1", 20, "word", ""]);
  }
}

const words = ["milk", "peanut", "bad knee", "a quiet week", "1990-02-28", "Ada", "none", "soya & sesame"];

export function generateObject(schema: Schema, generation: Generation): Record<string, unknown> {
  const { random, hostility } = generation;
  const made: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(name) ?? false;
    if (isRequired ? random.chance(hostility / 4) : random.chance(0.4)) continue;
    made[name] = generateValue(field, name, generation);
  }
  return made;
}

/** An object with fields too many, or something else in its place. */
function spoil(schema: Schema, generation: Generation): unknown {
  const { random } = generation;
  if (random.chance(0.3)) return pickHostileValue(random);
  const names = ["__proto__", "constructor", "extra", "", "\u0000"];
  return { ...generateObject(schema, generation), [random.pick(names)]: pickHostileValue(random) };
}
