import type { Endpoint } from "@fernwell/contract/endpoint";
import { errorBodySchema } from "@fernwell/contract/error-body";
import { type ErrorCode, errorTable } from "@fernwell/contract/errors";
import { z } from "zod";
import { apiPrefix } from "./api-prefix.ts";
import type { BoundRoute } from "./router.ts";

type Json = Record<string, unknown>;

const introduction = [
  "A call that needs a session carries the token that `POST /api/login` returns: `Authorization: Bearer <token>`.",
  "A failed call has the body `{ detail, code }`. Decide by `code`; `detail` is a sentence for the person, or a list of invalid fields.",
].join("\n\n");

/** The OpenAPI description, generated from the values that the routes are bound to. */
export function describeApi(routes: readonly BoundRoute[], getArea: (endpoint: Endpoint) => string): Json {
  const paths: Record<string, Json> = {};
  for (const route of [...routes].sort((a, b) => a.endpoint.path.localeCompare(b.endpoint.path))) {
    const path = `${apiPrefix}${route.endpoint.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: describeRoute(route, getArea) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Fernwell", version: "1", description: introduction },
    tags: [...new Set(routes.map(({ endpoint }) => getArea(endpoint)))].sort().map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, "output") },
      responses: { AnyCall: describeError(errorsOfAnyCall) },
      securitySchemes: { session: { type: "http", scheme: "bearer" } },
    },
  };
}

function describeRoute(route: BoundRoute, getArea: (endpoint: Endpoint) => string): Json {
  const { endpoint, access } = route;
  const parameters = [
    ...describeParameters(endpoint.params, "path"),
    ...describeParameters(endpoint.query, "query"),
  ];
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [getArea(endpoint)],
    ...(access === "signedIn" && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.method === "POST" && {
      requestBody: { content: jsonContent(jsonSchema(endpoint.body, "input")) },
    }),
    responses: {
      200: { description: "Done.", content: describeOutput(endpoint) },
      ...describeErrors(route),
    },
  };
}

function describeOutput({ file, output }: Endpoint): Json {
  return file === null ? jsonContent(jsonSchema(output, "output")) : { [file.type]: {} };
}

/** Statuses with errors of the endpoint's own are listed. The others are those that any call may have. */
function describeErrors(route: BoundRoute): Json {
  const statuses = new Set(listOwnErrors(route).map(getStatus));
  const listed = listErrors(route).filter((code) => statuses.has(getStatus(code)));
  return {
    ...Object.fromEntries(
      [...Map.groupBy(listed, getStatus)].map(([status, codes]) => [status, describeError(codes)]),
    ),
    default: { $ref: "#/components/responses/AnyCall" },
  };
}

function describeError(codes: readonly ErrorCode[]): Json {
  return {
    description: codes.map((code) => `\`${code}\`: ${errorTable[code].detail}`).join(" "),
    content: jsonContent({ $ref: "#/components/schemas/Error", properties: { code: { enum: codes } } }),
  };
}

/** Every error that a call of the route may return. */
export function listErrors(route: BoundRoute): ErrorCode[] {
  return [...new Set([...listOwnErrors(route), ...errorsOfAnyCall])].sort();
}

function listOwnErrors({ endpoint, access }: BoundRoute): ErrorCode[] {
  const codes: ErrorCode[] = [...endpoint.errors, "invalid_fields"];
  if (access === "signedIn") codes.push("not_signed_in", "session_ended");
  return codes;
}

const errorsOfAnyCall: readonly ErrorCode[] = [
  "malformed_request",
  "request_timeout",
  "body_too_large",
  "address_too_long",
  "unsupported_media_type",
  "too_many_requests",
  "headers_too_large",
  "unexpected",
  "busy",
];

function getStatus(code: ErrorCode): number {
  return errorTable[code].status;
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
