import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { licencesPath } from "./app/lib/licences-path.ts";
import { publicUrl } from "./build-settings.ts";
import { apiReference } from "./scripts/api-reference-plugin.ts";
import { callsWithoutSchemas } from "./scripts/calls-without-schemas.ts";
import { findImporters, isIcon, type ModuleGraph } from "./scripts/find-importers.ts";
import { leaveOutFallbacks } from "./scripts/leave-out-fallbacks.ts";
import { outlinesAtBuild } from "./scripts/outlines-at-build.ts";

const mediaOrigin = process.env["MEDIA_ORIGIN"] ?? "http://127.0.0.1:4200";
const apiOrigin = process.env["API_ORIGIN"] ?? "http://127.0.0.1:4000";
/** The API serves a folder that it was given; the studio's server serves the usual one. */
const builtMediaOrigin = process.env["MEDIA_DIR"] ? apiOrigin : mediaOrigin;

/** One file that rarely changes between releases, and compresses better than five. */
const framework = {
  name: "framework",
  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
  priority: 20,
};

/**
 * Code that several pages share is in a few files, since a page would fetch seventy small ones in sequence. Each file is for
 * the pages that need all of it: the screens that people open the app with load little else. The first group that fits counts.
 */
const shared = [
  // A file of its own would cost the landing page more than these few lines cost the app.
  group(
    "shared",
    2,
    (id, graph) =>
      id.endsWith("app/lib/explore-section.ts") ||
      (isOnPublicPage(id, graph) && isNeededBy(openers, id, graph)),
  ),
  group("legal", 2, (id) => id.endsWith("contract/src/legal-versions.ts")),
  group("site", 6, isOnPublicPage),
  group(
    "base",
    2,
    inApp((id, graph) => isNeededBy(firstScreens, id, graph) && isNeededBy(login, id, graph)),
  ),
  group(
    "app",
    2,
    // An icon is too small to fetch the rest of another file for.
    inApp(
      (id, graph) =>
        isNeededBy(isIcon(id) ? iconScreens : firstScreens, id, graph) &&
        !isInLists(id, graph) &&
        !isInPages(id, graph),
    ),
  ),
  group("lists", 2, inApp(isInLists)),
  group("pages", 3, inApp(isInPages)),
  group(
    "later",
    2,
    // What a first screen asks for as soon as it is shown must not bring along what all the others share.
    inApp((id, graph) => isNeededBy(laterParts, id, graph) && !imports(temporal, id, graph)),
  ),
  group(
    "field",
    2,
    inApp((id, graph) => isNeededBy(searchDialog, id, graph) && isNeededBy(login, id, graph)),
  ),
  group(
    "search",
    2,
    inApp((id, graph) => isNeededBy(searchDialog, id, graph)),
  ),
  group(
    "login",
    2,
    inApp((id, graph) => isNeededBy(login, id, graph)),
  ),
  group(
    "detail",
    3,
    inApp((id, graph) => isNeededBy(mealScreen, id, graph) && isNeededBy(activityScreen, id, graph)),
  ),
  group(
    "activity",
    3,
    inApp((id, graph) => isNeededBy(activityScreen, id, graph)),
  ),
  group(
    "more",
    3,
    // What asks which day it is brings Temporal along, and most pages never ask.
    inApp((id, graph) => !imports(temporal, id, graph)),
  ),
].map((it, at, { length }) => ({ ...it, priority: length - at }));

type Fits = (id: string, graph: ModuleGraph) => boolean;

function group(name: string, minShareCount: number, fits: Fits) {
  return {
    name: (id: string, graph: ModuleGraph) => (fits(id, graph) ? name : null),
    debugName: name,
    minShareCount,
  };
}

function inApp(fits: Fits): Fits {
  return (id, graph) => !isOnPublicPage(id, graph) && fits(id, graph);
}

const firstScreens =
  /app\/(root|shells\/(services|app-shell|detail-shell)|routes\/(guards\/(accepted|reachable|signed-in)|app\/(home|recommendations)))\.tsx/;
const home = /app\/routes\/app\/home\.tsx/;
const recommendations = /app\/routes\/app\/recommendations\.tsx/;
const laterParts = /app\/features\/(plans\/week\/today-strip|feedback\/feedback-notice)\.tsx/;
const searchDialog = /app\/features\/search\/search-dialog\.tsx/;
const beyondLists =
  /app\/(root|shells\/(services|[\w-]+-shell)|routes\/(?!app\/(home|recommendations|search)\.)[\w/-]+)\.tsx/;
const beyondPages =
  /app\/(root|shells\/(services|app-shell|detail-shell)|routes\/(guards\/\w+|app\/home|details\/\w+))\.tsx/;
const login = /app\/(root|shells\/(services|auth-shell)|routes\/auth\/login)\.tsx/;
const detailScreens = /app\/routes\/details\/\w+\.tsx/;
const mealScreen = /app\/routes\/details\/meal\.tsx/;
const activityScreen = /app\/routes\/details\/activity\.tsx/;

const iconScreens = new RegExp(`${firstScreens.source}|${detailScreens.source}`);
const openers = new RegExp([firstScreens, login, detailScreens].map(({ source }) => source).join("|"));

/** Whether one of the screens imports the module, directly or not, before it can be shown. */
function isNeededBy(screens: RegExp, id: string, graph: ModuleGraph, seen: Set<string> = new Set()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  if (screens.test(id)) return true;
  return findImporters(id, graph).some((from) => isNeededBy(screens, from, graph, seen));
}

/** What the two screens with suggestions need, and no screen but the search. */
function isInLists(id: string, graph: ModuleGraph): boolean {
  return (
    isNeededBy(home, id, graph) &&
    isNeededBy(recommendations, id, graph) &&
    !isNeededBy(beyondLists, id, graph)
  );
}

/** What only screens with numbered pages need. */
function isInPages(id: string, graph: ModuleGraph): boolean {
  return isNeededBy(recommendations, id, graph) && !isNeededBy(beyondPages, id, graph);
}

const temporal = /node_modules\/temporal-/;

/** Whether the module is one of these or imports one, directly or not. */
function imports(modules: RegExp, id: string, graph: ModuleGraph, seen: Set<string> = new Set()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  if (modules.test(id)) return true;
  return (graph.getModuleInfo(id)?.importedIds ?? []).some((to) => imports(modules, to, graph, seen));
}

const publicPages = /app\/(root|routes\/site\/.*|routes\/not-found|shells\/(public|legal)-shell)\.tsx?/;

function isOnPublicPage(id: string, graph: ModuleGraph, seen: Set<string> = new Set()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  if (publicPages.test(id)) return true;
  const dynamicImporters = graph.getModuleInfo(id)?.dynamicImporters ?? [];
  return [...findImporters(id, graph), ...dynamicImporters].some((from) => isOnPublicPage(from, graph, seen));
}

/** Importing the drawn files one by one would delay every page, and a fresh clone has none. */
const livePictures = {
  find: /^#app\/lib\/site-picture\.ts$/,
  replacement: fileURLToPath(new URL("./app/lib/site-picture-live.ts", import.meta.url)),
};

export default defineConfig(({ command }) => ({
  plugins: [
    callsWithoutSchemas(),
    outlinesAtBuild(),
    tailwindcss(),
    leaveOutFallbacks(),
    reactRouter(),
    apiReference(),
  ],
  resolve: {
    alias: [
      ...(command === "serve" ? [livePictures] : []),
      {
        find: "react-style-singleton",
        replacement: fileURLToPath(new URL("./app/lib/style-singleton.ts", import.meta.url)),
      },
      {
        find: /^zod$/,
        replacement: fileURLToPath(new URL("./app/lib/zod-without-eval.ts", import.meta.url)),
      },
    ],
  },
  define: { "import.meta.env.PUBLIC_URL": JSON.stringify(publicUrl) },
  server: {
    host: "127.0.0.1",
    port: Number(new URL(publicUrl).port) || 5173,
    strictPort: true,
    // Their modules are ready when the first page is.
    warmup: {
      clientFiles: [
        "app/root.tsx",
        "app/shells/*-shell.tsx",
        "app/routes/{app,auth,details,guards,onboarding,site}/*.tsx",
        "!**/*.test.tsx",
      ],
    },
    proxy: { "/api": apiOrigin, "/media/live": mediaOrigin, "/media": builtMediaOrigin },
  },
  build: {
    target: "es2022",
    // All styles together are 21 kB; one file loads faster than five small ones.
    cssCodeSplit: false,
    license: { fileName: licencesPath.slice(1) },
    rolldownOptions: { output: { codeSplitting: { groups: [framework, ...shared] } } },
  },
}));
