import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { licencesPath } from "./app/lib/licences-path.ts";
import { publicUrl } from "./build-settings.ts";
import { apiReference } from "./scripts/api-reference-plugin.ts";

const mediaOrigin = process.env["MEDIA_ORIGIN"] ?? "http://127.0.0.1:4200";
const apiOrigin = process.env["API_ORIGIN"] ?? "http://127.0.0.1:4000";
/** The API serves a folder that it was given; the studio's server serves the usual one. */
const builtMediaOrigin = process.env["MEDIA_DIR"] ? apiOrigin : mediaOrigin;

/** One file that rarely changes between releases, and compresses better than five. */
const framework = {
  name: "framework",
  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
  priority: 2,
};

/** The code that public pages share, in one file instead of twenty small ones. */
const site = {
  name: (id: string, graph: ModuleGraph) => (isOnPublicPage(id, graph) ? "site" : null),
  minShareCount: 6,
  priority: 1,
};

/** The code that app screens share, in one file: otherwise they would fetch seventy small ones in sequence. */
const app = {
  name: (id: string, graph: ModuleGraph) => (isOnPublicPage(id, graph) ? null : "app"),
  minShareCount: 3,
};

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: string[]; readonly dynamicImporters: string[] } | null;
}

const publicPages = /app\/(root|routes\/site\/.*|routes\/not-found|shells\/(public|legal)-shell)\.tsx?/;

function isOnPublicPage(id: string, graph: ModuleGraph, seen: Set<string> = new Set()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  if (publicPages.test(id)) return true;
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  return [...importers, ...dynamicImporters].some((from) => isOnPublicPage(from, graph, seen));
}

/** Importing the drawn files one by one would delay every page, and a fresh clone has none. */
const livePictures = {
  find: /^#app\/lib\/site-picture\.ts$/,
  replacement: fileURLToPath(new URL("./app/lib/site-picture-live.ts", import.meta.url)),
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), apiReference()],
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
    rolldownOptions: { output: { codeSplitting: { groups: [framework, site, app] } } },
  },
}));
