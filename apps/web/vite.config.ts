import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { publicUrl } from "./build-settings.ts";

const mediaOrigin = process.env["MEDIA_ORIGIN"] ?? "http://127.0.0.1:4200";
const apiOrigin = process.env["API_ORIGIN"] ?? "http://127.0.0.1:4000";

/** One file that stays the same from release to release, and compresses better than five. */
const framework = {
  name: "framework",
  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
  priority: 2,
};

/** What every public page needs, in one file instead of twenty small ones. */
const site = {
  name: "site",
  test: /app\/(shells\/public-shell|shells\/message-page|lib\/route-handle|ui\/link-button)\.tsx?$/,
  priority: 1,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    alias: [
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
    port: 5173,
    proxy: { "/api": apiOrigin, "/media/live": mediaOrigin, "/media": apiOrigin },
  },
  build: {
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: [framework, site] } } },
  },
});
