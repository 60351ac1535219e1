import { describe, expect, it } from "vitest";
import { z } from "zod";
import { listContractEndpoints } from "./contract-endpoints.ts";

interface Schema {
  readonly [key: string]: unknown;
}

/** Every object within a schema, with its place. */
function listObjects(schema: Schema, place: string): { place: string; schema: Schema }[] {
  const own = schema["type"] === "object" ? [{ place, schema }] : [];
  const inner = Object.entries(schema).flatMap(([key, value]) =>
    typeof value === "object" && value !== null ? listObjects(value as Schema, `${place}.${key}`) : [],
  );
  return [...own, ...inner];
}

describe("[SCALE-24] the input of every endpoint", async () => {
  const endpoints = (await listContractEndpoints()).map(({ endpoint }) => endpoint);

  it("has no field that the contract does not name: what else is sent is dropped", () => {
    const open = endpoints.flatMap(({ name, params, query, body }) =>
      [params, query, body].flatMap((part) =>
        listObjects(z.toJSONSchema(part, { io: "output", unrepresentable: "any" }) as Schema, name).filter(
          ({ schema }) => schema["properties"] !== undefined && schema["additionalProperties"] !== false,
        ),
      ),
    );
    expect(open.map(({ place }) => place)).toEqual([]);
  });
});
