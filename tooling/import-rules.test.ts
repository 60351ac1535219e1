import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { cruiseTree } from "./cruise.ts";
import { rules } from "./import-rules.ts";
import { cleanTree, plantTree } from "./planted-tree.ts";

/** For each rule one file that breaks it, and nothing else, in the clean tree. */
const violations: Readonly<Record<string, readonly [path: string, text: string]>> = {
  "no-cycles": ["apps/web/app/ui/cx.ts", `import type {} from "./button.tsx";`],
  "no-unresolved": ["apps/web/app/lib/titles.ts", `import "#app/lib/nowhere.ts";`],
  "product-imports-no-test-code": ["apps/api/src/app.ts", `import "../test/builders.ts";`],
  "product-imports-no-dev-dependency": ["apps/web/app/lib/titles.ts", `import "vitest";`],

  "domain-imports-nothing": ["packages/domain/src/people/name.ts", `import "node:fs";`],
  "contract-imports-domain-and-zod": ["packages/contract/src/profiles.ts", `import "fastify";`],
  "catalogue-imports-domain": ["packages/catalogue/src/load.ts", `import "@fernwell/contract/profiles";`],
  "packages-import-no-app": [
    "packages/fake-stripe/src/start.ts",
    `import "../../../apps/web/app/lib/titles.ts";`,
  ],
  "nothing-imports-the-studio": [
    "packages/fake-stripe/src/start.ts",
    `import "../../../studio/pictures/src/draw.ts";`,
  ],
  "studio-imports-the-catalogue": ["studio/pictures/src/draw.ts", `import "@fernwell/contract/profiles";`],
  "stand-ins-stay-out-of-product": ["apps/api/src/app.ts", `import "@fernwell/fake-stripe/start";`],
  "apps-meet-in-the-contract": [
    "apps/web/app/lib/api-client.ts",
    `import type {} from "../../../api/src/deps.ts";`,
  ],

  "vendors-live-in-platform": ["apps/api/src/app.ts", `import type {} from "fastify";`],
  "only-observability-knows-opentelemetry": [
    "apps/api/src/platform/http/router.ts",
    `import "@opentelemetry/api";`,
  ],
  "tracing-sdk-loads-on-demand": [
    "apps/api/src/platform/observability/tracing.ts",
    `import "@opentelemetry/sdk-trace";`,
  ],
  "tracing-sdk-is-imported-late": [
    "apps/api/src/platform/observability/tracing.ts",
    `import type {} from "./otlp-tracer.ts";`,
  ],
  "queries-speak-only-sql": ["apps/api/src/features/plans/plans.queries.ts", `import "zod";`],
  "config-stands-alone": ["apps/api/src/config/config.ts", `import "../platform/http/router.ts";`],
  "platform-knows-no-feature": [
    "apps/api/src/platform/http/router.ts",
    `import "../../features/profiles/profiles.service.ts";`,
  ],
  "tables-only-in-queries": [
    "apps/api/src/features/plans/plans.service.ts",
    `import type {} from "../../platform/db/tables.generated.ts";`,
  ],
  "features-hold-only-the-transaction": [
    "apps/api/src/features/plans/plans.service.ts",
    `import "../../platform/db/migrate.ts";`,
  ],
  "doors-import-no-queries": ["apps/api/src/features/plans/plans.worker.ts", `import "./plans.queries.ts";`],
  "features-meet-in-services": [
    "apps/api/src/features/plans/plans.service.ts",
    `import "../profiles/profiles.queries.ts";`,
  ],

  "ui-knows-no-data": ["apps/web/app/ui/button.tsx", `import "#app/lib/titles.ts";`],
  "web-features-keep-apart": [
    "apps/web/app/features/plans/plan-card.tsx",
    `import "#app/features/team/team-card.tsx";`,
  ],
  "web-features-know-no-shell": [
    "apps/web/app/features/team/team-card.tsx",
    `import "#app/shells/public-shell.tsx";`,
  ],
  "shared-parts-know-no-feature": [
    "apps/web/app/items/item-card.tsx",
    `import "#app/features/team/team-card.tsx";`,
  ],
  "illustrations-only-draw": ["apps/web/app/illustrations/garden.tsx", `import "#app/lib/titles.ts";`],
  "nothing-imports-a-route": ["apps/web/app/routes/app/plans.tsx", `import "#app/routes/dev/buttons.tsx";`],
  "public-pages-reach-no-session": [
    "apps/web/app/features/team/team-card.tsx",
    `import "#app/lib/api-client.ts";`,
  ],
};

async function brokenRules(changes: Readonly<Record<string, string>>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), "import-rules-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  plantTree(root, { ...cleanTree, ...changes });
  const { summary } = await cruiseTree(root);
  return [...new Set(summary.violations.map((violation) => violation.rule.name))];
}

describe("the import rules", () => {
  it("accept a tree in which every import is allowed", async () => {
    expect(await brokenRules({})).toEqual([]);
  });

  it("have each a planted violation", () => {
    expect(Object.keys(violations).toSorted()).toEqual(rules.map((rule) => rule.name).toSorted());
  });

  it.each(Object.entries(violations))("refuse what breaks %s", async (rule, [path, text]) => {
    expect(await brokenRules({ [path]: text })).toEqual([rule]);
  });
});
