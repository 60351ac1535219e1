import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** A small tree with the layout of this one, in which every import is allowed. */
export const cleanTree: Readonly<Record<string, string>> = {
  "package.json": `{ "name": "tree" }`,
  "packages/domain/package.json": manifest("domain", { devDependencies: ["vitest"] }),
  "packages/domain/src/people/name.ts": `export const name = "";`,
  "packages/domain/src/people/name.test.ts": `import "vitest"; import "./name.ts";`,
  "packages/contract/package.json": manifest("contract", { dependencies: ["zod", "@fernwell/domain"] }),
  "packages/contract/src/profiles.ts": `import "zod"; import "@fernwell/domain/people/name";`,
  "packages/catalogue/package.json": manifest("catalogue", { dependencies: ["yaml", "@fernwell/domain"] }),
  "packages/catalogue/src/load.ts": `import "yaml"; import "@fernwell/domain/people/name";`,
  "packages/fake-stripe/package.json": manifest("fake-stripe", { dependencies: ["@fernwell/domain"] }),
  "packages/fake-stripe/src/start.ts": `import "@fernwell/domain/people/name";`,
  "studio/pictures/package.json": manifest("studio-pictures", { dependencies: ["@fernwell/catalogue"] }),
  "studio/pictures/src/draw.ts": `import "@fernwell/catalogue/load";`,

  "apps/api/package.json": manifest("api", {
    dependencies: [
      "fastify",
      "kysely",
      "zod",
      "@opentelemetry/api",
      "@opentelemetry/sdk-trace",
      "@fernwell/contract",
      "@fernwell/domain",
      "@fernwell/fake-stripe",
    ],
    devDependencies: ["vitest"],
  }),
  "apps/api/src/server.ts": `import "./app.ts"; import "./config/config.ts"; import "./platform/db/migrate.ts";`,
  "apps/api/src/app.ts": `import "./features/plans/plans.routes.ts"; import "./platform/http/router.ts";`,
  "apps/api/src/deps.ts": `import type { Db } from "./platform/db/db.ts"; export type Deps = { db: Db };`,
  "apps/api/src/config/config.ts": `import "zod"; import "node:fs";`,
  "apps/api/src/platform/http/router.ts": `import "fastify"; import "@fernwell/contract/profiles";`,
  "apps/api/src/platform/observability/tracing.ts": `import "@opentelemetry/api";`,
  "apps/api/src/platform/observability/start-tracing.ts": `import "./tracing.ts"; await import("./otlp-tracer.ts");`,
  "apps/api/src/platform/observability/otlp-tracer.ts": `import "@opentelemetry/api"; import "@opentelemetry/sdk-trace";`,
  "apps/api/src/platform/db/db.ts": `import type { DB } from "./tables.generated.ts"; export type Db = DB;`,
  "apps/api/src/platform/db/transaction.ts": `import "kysely"; import "./db.ts";`,
  "apps/api/src/platform/db/migrate.ts": `import "node:fs";`,
  "apps/api/src/platform/db/tables.generated.ts": `export interface DB {}`,
  "apps/api/src/features/plans/plans.routes.ts": `import "./plans.service.ts"; import type {} from "../../deps.ts";`,
  "apps/api/src/features/plans/plans.worker.ts": `import "./plans.service.ts"; import "./plans.jobs.ts";`,
  "apps/api/src/features/plans/plans.jobs.ts": `import "zod";`,
  "apps/api/src/features/plans/plans.service.ts": `import "./plans.queries.ts"; import "../profiles/profiles.service.ts"; import "../../platform/db/transaction.ts";`,
  "apps/api/src/features/plans/plans.queries.ts": `import "kysely"; import "../../platform/db/tables.generated.ts";`,
  "apps/api/src/features/profiles/profiles.service.ts": `import "./profiles.queries.ts"; import "@fernwell/domain/people/name";`,
  "apps/api/src/features/profiles/profiles.queries.ts": `import "../../platform/db/db.ts";`,
  "apps/api/src/features/profiles/profiles.test.ts": `import "vitest"; import "fastify"; import "../plans/plans.queries.ts"; import "../../../test/harness.ts";`,
  "apps/api/test/harness.ts": `import "vitest"; import "../src/app.ts"; import "./builders.ts"; import "@fernwell/fake-stripe/start";`,
  "apps/api/test/builders.ts": `export const aUser = "";`,

  "apps/web/package.json": manifest("web", {
    dependencies: ["react", "@tanstack/react-query", "@fernwell/contract"],
    devDependencies: ["@react-router/dev", "vitest"],
    imports: { "#app/*": "./app/*" },
  }),
  "apps/web/app/routes.ts": `import "@react-router/dev";`,
  "apps/web/app/ui/button.tsx": `import "react"; import "./cx.ts";`,
  "apps/web/app/ui/cx.ts": `export const cx = "";`,
  "apps/web/app/lib/titles.ts": `export const titles = "";`,
  "apps/web/app/lib/session.ts": `export const session = "";`,
  "apps/web/app/lib/api-client.ts": `import "./session.ts"; import "@fernwell/contract/profiles";`,
  "apps/web/app/items/item-card.tsx": `import "#app/ui/button.tsx"; import "#app/lib/titles.ts";`,
  "apps/web/app/features/plans/plan-card.tsx": `import "#app/items/item-card.tsx"; import "#app/ui/button.tsx"; import "#app/lib/api-client.ts";`,
  "apps/web/app/features/team/team-card.tsx": `import "#app/ui/button.tsx";`,
  "apps/web/app/page/back-button.tsx": `import "#app/ui/button.tsx"; import "#app/lib/titles.ts";`,
  "apps/web/app/illustrations/garden.tsx": `import "react"; import "@fernwell/domain/people/name";`,
  "apps/web/app/shells/public-shell.tsx": `import "#app/lib/titles.ts"; import "#app/illustrations/garden.tsx";`,
  "apps/web/app/shells/app-shell.tsx": `import "#app/features/plans/plan-card.tsx"; import "#app/page/back-button.tsx";`,
  "apps/web/app/routes/site/about.tsx": `import type {} from "./+types/about.ts"; import "#app/features/team/team-card.tsx";`,
  "apps/web/app/routes/app/plans.tsx": `import "#app/features/plans/plan-card.tsx"; import "@tanstack/react-query";`,
  "apps/web/app/routes/app/plans.test.tsx": `import "vitest"; import "./plans.tsx";`,
  "apps/web/app/routes/dev/ui.tsx": `import "./buttons.tsx";`,
  "apps/web/app/routes/dev/buttons.tsx": `import "#app/ui/button.tsx";`,
  "e2e/login.spec.ts": `import "node:path";`,
};

const npmPackages = [
  "zod",
  "yaml",
  "fastify",
  "kysely",
  "react",
  "vitest",
  "@opentelemetry/api",
  "@opentelemetry/sdk-trace",
  "@tanstack/react-query",
  "@react-router/dev",
];
const linkedPackages = ["domain", "contract", "catalogue", "fake-stripe"];

/** Writes the tree with empty vendors, which ship in build/ as some do, and links to the workspace's packages. */
export function plantTree(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) write(join(root, path), text);
  for (const name of npmPackages) {
    write(join(root, "node_modules", name, "package.json"), JSON.stringify({ name, main: "build/index.js" }));
    write(join(root, "node_modules", name, "build/index.js"), "");
  }
  const scope = join(root, "node_modules/@fernwell");
  mkdirSync(scope, { recursive: true });
  for (const name of linkedPackages) {
    symlinkSync(relative(scope, join(root, "packages", name)), join(scope, name));
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

interface ManifestParts {
  readonly dependencies?: readonly string[];
  readonly devDependencies?: readonly string[];
  readonly imports?: Readonly<Record<string, string>>;
}

function manifest(
  name: string,
  { dependencies = [], devDependencies = [], imports = {} }: ManifestParts,
): string {
  return JSON.stringify({
    name: `@fernwell/${name}`,
    type: "module",
    exports: { "./*": "./src/*.ts" },
    imports,
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, "*"])),
    devDependencies: Object.fromEntries(devDependencies.map((dependency) => [dependency, "*"])),
  });
}
