import { z } from "zod";
import { type EnvVariable, envSections, risks } from "../src/config/env.ts";

/** Variables of builds, development and tests, which the API does not read. A test compares the names with the code. */
export const otherVariables: Readonly<Record<string, string>> = {
  API_ORIGIN: "Where the web's dev server forwards `/api`. Default: `http://127.0.0.1:4000`.",
  CHROMIUM:
    "The Chromium of the browser tests. Default: the system's `chromium-headless-shell`, or `/usr/bin/chromium`.",
  GALLERY: "`1` builds the web app with its page of design pieces.",
  MEDIA_LIVE_DIR: "Where the studio's server stores what it makes in development. Default: `media/live`.",
  MEDIA_ORIGIN: "Where the web's dev server forwards `/media/live`. Default: `http://127.0.0.1:4200`.",
  MEDIA_PORT: "The port of the studio's server. Default: 4200.",
  TEST_DATABASE_URL:
    "The PostgreSQL in which tests create databases. Default: `postgres://postgres@127.0.0.1:5432/postgres`.",
  TEST_REDIS_URL: "The Redis of the tests. Default: `redis://127.0.0.1:6379/9`.",
  VITE_API_ORIGIN: "Where the built web app finds the API, if not at its own address.",
};

export function describeConfiguration(): string {
  return [
    "<!-- Generated from apps/api/src/config/env.ts by `pnpm generate`. -->",
    "",
    "# Configuration",
    "",
    "Server, worker and commands read the same environment variables. They check all of them at the start, name every problem at once, and do not run with a wrong one. An empty variable counts as missing. `.env.example` holds the values for development; `pnpm run setup` copies it to `.env`.",
    "",
    "**Required** means that nothing starts without the variable, in production or elsewhere. **Secret** variables never belong in a repository, a log or an image; production refuses the ones of `.env.example`, and weak ones. Each can be in a file instead: `CODE_SECRET_FILE`, for example, holds the path of a file with `CODE_SECRET`. [Rotating secrets](operations/rotate-secrets.md) says how to change each.",
    "",
    "A demand of production with a name in square brackets has an exception: an installation that lists the name in `ACCEPTED_RISKS` starts without it. There is no other exception.",
    "",
    "| Risk | What it means to accept it |",
    "|---|---|",
    ...risks.map(({ name, about }) => `| \`${name}\` | ${about} |`),
    ...envSections.flatMap(({ title, variables }) => ["", `## ${title}`, "", ...table(variables)]),
    "",
    "## Builds, development and tests",
    "",
    "These are read by builds, development servers and tests, never by the API.",
    "",
    "| Variable | What it does |",
    "|---|---|",
    ...Object.entries(otherVariables).map(([name, about]) => `| \`${name}\` | ${about} |`),
    "",
  ].join("\n");
}

export function makeExampleEnv(): string {
  return [
    "# The settings for development. Generated from apps/api/src/config/env.ts by `pnpm generate`.",
    "# docs/configuration.md has the allowed values, the defaults and what production demands.",
    "# A secret can be in a file instead: CODE_SECRET_FILE holds the path of a file with CODE_SECRET, and so on.",
    "",
    ...envSections.flatMap(({ title, variables }) => [
      `# ── ${title} ──`,
      "",
      ...variables.flatMap(({ name, about, example }) => [
        ...wrap(about, 118).map((line) => `# ${line}`),
        `${name}=${/\s/.test(example) ? `"${example}"` : example}`,
        "",
      ]),
    ]),
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
}

function table(variables: readonly EnvVariable[]): string[] {
  return [
    "| Variable | What it does | Values | Default | In production |",
    "|---|---|---|---|---|",
    ...variables.map((variable) => {
      const cells = [
        `\`${variable.name}\`${variable.isSecret ? " (secret)" : ""}`,
        variable.about,
        describeValues(variable),
        describeDefault(variable),
        describeDemands(variable),
      ];
      return `| ${cells.join(" | ")} |`;
    }),
  ];
}

function describeDemands({ inProduction = [], ...variable }: EnvVariable): string {
  const rules = inProduction.map(({ rule, risk }) => (risk ? `${rule} [\`${risk.name}\`]` : rule));
  return [...(isRequired(variable) ? ["required"] : []), ...rules].join("; ");
}

const jsonSchema = z.object({
  type: z.string(),
  format: z.string().optional(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  default: z.union([z.string(), z.number()]).optional(),
});

function describeValues({ schema }: EnvVariable): string {
  const { type, format, enum: choices, minimum, maximum } = readSchema(schema);
  if (choices) return choices.map((choice) => `\`${choice}\``).join(", ");
  if (format === "uri") return "address";
  if (type === "string") return "text";
  const kind = type === "integer" ? "whole number" : "number";
  return maximum === undefined || maximum === Number.MAX_SAFE_INTEGER
    ? `${kind}, at least ${minimum}`
    : `${kind}, ${minimum} to ${maximum}`;
}

function isRequired({ schema }: Pick<EnvVariable, "schema">): boolean {
  return !schema.safeParse(undefined).success;
}

function describeDefault({ schema }: EnvVariable): string {
  const { default: value } = readSchema(schema);
  return value === undefined ? "none" : `\`${value}\``;
}

function readSchema(schema: z.ZodType): z.infer<typeof jsonSchema> {
  return jsonSchema.parse(z.toJSONSchema(schema, { io: "output" }));
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
