import type { IConfiguration, IForbiddenRuleType } from "dependency-cruiser";

const test = String.raw`\.(test|spec)\.tsx?$`;
const product = "^(apps/[^/]+/(src|app)|(packages|studio)/[^/]+/src)/";
const npm = "(^|/)node_modules/";
const zod = `${npm}zod/`;

const api = "^apps/api/src";
const queries = String.raw`\.queries\.ts$`;

const web = "^apps/web/app";

const everywhere: IForbiddenRuleType[] = [
  {
    name: "no-cycles",
    comment: "Two modules that need each other are one module, or the wrong two.",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-unresolved",
    comment: "An import that cannot be followed escapes every other rule; React Router writes +types itself.",
    from: {},
    to: { couldNotResolve: true, pathNot: String.raw`^\./\+types/` },
  },
  {
    name: "product-imports-no-test-code",
    comment: "What ships does not lean on what only tests it, or on the tools.",
    from: { path: product, pathNot: test },
    to: { path: [test, "^(apps|packages|studio)/[^/]+/test/", "^(e2e|tooling|scripts)/"] },
  },
  {
    name: "product-imports-no-dev-dependency",
    comment: "A dev dependency is absent in production; only the address table is read at build time.",
    from: { path: product, pathNot: [test, `${web}/routes\\.ts$`] },
    to: { dependencyTypes: ["npm-dev"] },
  },
];

const packages: IForbiddenRuleType[] = [
  {
    name: "domain-imports-nothing",
    comment: "The rules of the product know no library, no I/O and no other part of it.",
    from: { path: "^packages/domain/src/", pathNot: test },
    to: { pathNot: "^packages/domain/src/" },
  },
  {
    name: "contract-imports-domain-and-zod",
    comment: "What travels is described with the domain's words and zod, so that both sides can read it.",
    from: { path: "^packages/contract/src/", pathNot: test },
    to: { pathNot: [zod, "^packages/(contract|domain)/"] },
  },
  {
    name: "catalogue-imports-domain",
    comment: "The content knows the domain and no other part of the product.",
    from: { path: "^packages/catalogue/" },
    to: { path: "^packages/", pathNot: "^packages/(catalogue|domain)/" },
  },
  {
    name: "packages-import-no-app",
    comment: "Apps stand on packages, never the other way round.",
    from: { path: "^packages/" },
    to: { path: "^apps/" },
  },
  {
    name: "nothing-imports-the-studio",
    comment: "Pictures, clips and sound are made beforehand; the product gets the files, not the code.",
    from: { pathNot: "^studio/" },
    to: { path: "^studio/" },
  },
  {
    name: "studio-imports-the-catalogue",
    comment: "The studio draws what is published: it knows the entries, their terms and the brand.",
    from: { path: "^studio/" },
    to: { path: "^(apps|packages)/", pathNot: "^packages/(brand|catalogue|domain)/" },
  },
  {
    name: "stand-ins-stay-out-of-product",
    comment: "What stands in for the outside world is for development and tests; it never ships.",
    from: { path: product, pathNot: [test, "^packages/fake-[^/]+/"] },
    to: { path: "^packages/fake-[^/]+/" },
  },
  {
    name: "apps-meet-in-the-contract",
    comment: "Web and API know each other only by what travels between them.",
    from: { path: "^apps/([^/]+)/" },
    to: { path: "^apps/", pathNot: "^apps/$1/" },
  },
];

const apiRules: IForbiddenRuleType[] = [
  {
    name: "vendors-live-in-platform",
    comment:
      "Frameworks and vendors have one home, so that one can be changed in one place; zod and uuid are language.",
    from: { path: `${api}/`, pathNot: [`${api}/platform/`, queries, test] },
    to: { path: npm, pathNot: `${npm}(zod|uuid)/` },
  },
  {
    name: "only-observability-knows-opentelemetry",
    comment:
      "The doors of the platform open spans through tracing.ts, which keeps personal data out of them.",
    from: { path: `${api}/`, pathNot: `${api}/platform/observability/` },
    to: { path: `${npm}@opentelemetry/` },
  },
  {
    name: "tracing-sdk-loads-on-demand",
    comment:
      "Without a collector the SDK is never loaded: only one module imports it, and that one is imported late.",
    from: { path: `${api}/`, pathNot: `${api}/platform/observability/otlp-tracer\\.ts$` },
    to: { path: `${npm}@opentelemetry/(?!api/)` },
  },
  {
    name: "tracing-sdk-is-imported-late",
    comment: "A static import of the module with the SDK would load it in every process.",
    from: { path: `${api}/` },
    to: { path: `${api}/platform/observability/otlp-tracer\\.ts$`, dynamic: false },
  },
  {
    name: "queries-speak-only-sql",
    comment: "A queries file builds SQL with Kysely and uses no other library.",
    from: { path: `${api}/features/.*${queries}` },
    to: { path: npm, pathNot: `${npm}kysely/` },
  },
  {
    name: "config-stands-alone",
    comment: "Settings are read and checked, with zod alone, before anything else exists.",
    from: { path: `${api}/config/`, pathNot: test },
    to: { path: [`${api}/`, npm], pathNot: [`${api}/config/`, zod] },
  },
  {
    name: "platform-knows-no-feature",
    comment:
      "The platform would serve any product: it knows no feature, no setting and no process of this one.",
    from: { path: `${api}/platform/`, pathNot: test },
    to: { path: `${api}/`, pathNot: `${api}/platform/` },
  },
  {
    name: "tables-only-in-queries",
    comment:
      "The shape of the tables is known to the queries, to the register of personal data and to platform/db alone.",
    from: {
      path: `${api}/`,
      pathNot: [
        `${api}/platform/db/`,
        `${api}/features/privacy/personal-data(-accounts|-plans|-reminders)?\\.ts$`,
        queries,
        test,
      ],
    },
    to: { path: `${api}/platform/db/tables\\.generated\\.ts$` },
  },
  {
    name: "features-hold-only-the-transaction",
    comment:
      "A service owns the transaction: of platform/db it sees the handle, the transaction, locks and notices, no more.",
    from: { path: `${api}/features/`, pathNot: [queries, test] },
    to: {
      path: `${api}/platform/db/`,
      pathNot: "/(db|transaction|lock|notifications|tables\\.generated)\\.ts$",
    },
  },
  {
    name: "doors-import-no-queries",
    comment: "Routes and workers go through the service, where the checks are.",
    from: { path: String.raw`${api}/features/.*\.(routes|worker)\.ts$` },
    to: { path: queries },
  },
  {
    name: "features-meet-in-services",
    comment: "A feature's front door is its service; its types and limits may travel too.",
    from: { path: `${api}/features/([^/]+)/`, pathNot: test },
    to: {
      path: `${api}/features/`,
      pathNot: [`${api}/features/$1/`, String.raw`\.(service|types|limits)\.ts$`],
    },
  },
];

const webRules: IForbiddenRuleType[] = [
  {
    name: "ui-knows-no-data",
    comment: "A design piece knows how things look, and nothing of the product or its data.",
    from: { path: `${web}/ui/`, pathNot: test },
    to: { path: [`${web}/`, "^packages/", `${npm}@tanstack/`], pathNot: `${web}/ui/` },
  },
  {
    name: "web-features-keep-apart",
    comment: "Two features meet in a route.",
    from: { path: `${web}/features/([^/]+)/`, pathNot: test },
    to: { path: `${web}/features/`, pathNot: `${web}/features/$1/` },
  },
  {
    name: "web-features-know-no-shell",
    comment: "A shell puts features together around a screen, so a feature never depends on one.",
    from: { path: `${web}/features/`, pathNot: test },
    to: { path: `${web}/(routes|shells)/` },
  },
  {
    name: "shared-parts-know-no-feature",
    comment: "What features share about items, days, doing and pages stands below the features.",
    from: { path: `${web}/(items|days|doing|page|lib|safety)/`, pathNot: test },
    to: { path: `${web}/(features|routes|shells)/` },
  },
  {
    name: "illustrations-only-draw",
    comment: "A drawing depends on no other part of the app.",
    from: { path: `${web}/illustrations/`, pathNot: test },
    to: { path: `${web}/`, pathNot: `${web}/illustrations/` },
  },
  {
    name: "nothing-imports-a-route",
    comment:
      "A route module is the end of the line; only the page of design pieces is put together from parts.",
    from: { pathNot: [test, `${web}/routes/dev/`] },
    to: { path: `${web}/routes/` },
  },
  {
    name: "public-pages-reach-no-session",
    comment:
      "A public page is the same for everybody: it never reaches the session or the API, even indirectly.",
    from: {
      path: [`${web}/(root|routes/(site/.*|not-[a-z-]+))\\.tsx$`, `${web}/shells/(public|legal)`],
      pathNot: test,
    },
    to: { path: `${web}/lib/(session|api-client)\\.ts$`, reachable: true },
  },
];

export const rules: IForbiddenRuleType[] = [...everywhere, ...packages, ...apiRules, ...webRules].map(
  (rule) => ({
    ...rule,
    severity: "error",
  }),
);

export default {
  forbidden: rules,
  options: {
    parser: "tsc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: npm },
    // Anchored, so that a vendor that ships its code in build/ is still seen.
    exclude: { path: String.raw`^(apps/[^/]+|e2e)/(\.react-router|build(-gallery)?|test-results)/` },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".d.ts"],
    },
    skipAnalysisNotInRules: true,
  },
} satisfies IConfiguration;
