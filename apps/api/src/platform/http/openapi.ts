import type { Endpoint } from "@fernwell/contract/endpoint";
import { errorBodySchema, errorTable } from "@fernwell/contract/errors";
import { z } from "zod";
import { apiPrefix, type BoundRoute } from "./router.ts";

type Json = Record<string, unknown>;

/** The description that others read, made from the very values that the routes are bound to. */
export function describeApi(routes: readonly BoundRoute[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of [...routes].sort((a, b) => a.endpoint.path.localeCompare(b.endpoint.path))) {
    const path = `${apiPrefix}${route.endpoint.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: describeRoute(route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Fernwell", version: "1" },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, "output") },
      securitySchemes: { session: { type: "http", scheme: "bearer" } },
    },
  };
}

function describeRoute({ endpoint, access }: BoundRoute): Json {
  const parameters = [
    ...describeParameters(endpoint.params, "path"),
    ...describeParameters(endpoint.query, "query"),
  ];
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(access === "signedIn" && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.method === "POST" && {
      requestBody: { content: jsonContent(jsonSchema(endpoint.body, "input")) },
    }),
    responses: {
      200: { description: "Done.", content: describeAnswer(endpoint) },
      ...describeErrors(endpoint, access),
    },
  };
}

function describeAnswer({ fileType, output }: Endpoint): Json {
  return fileType === null ? jsonContent(jsonSchema(output, "output")) : { [fileType]: {} };
}

function describeErrors(endpoint: Endpoint, access: BoundRoute["access"]): Json {
  const codes = [
    "invalidInput" as const,
    ...(access === "signedIn" ? (["notSignedIn", "sessionEnded"] as const) : []),
    ...endpoint.errors,
  ];
  const byStatus = Map.groupBy(codes, (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => errorTable[code].detail).join(" Or: "),
        content: jsonContent({ $ref: "#/components/schemas/Error" }),
      },
    ]),
  );
}

function describeParameters(schema: z.ZodType, place: "path" | "query"): Json[] {
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...description } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return description;
}

function jsonContent(schema: Json): Json {
  return { "application/json": { schema } };
}
