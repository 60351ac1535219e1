import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const mediaOrigin = process.env["MEDIA_ORIGIN"] ?? "http://127.0.0.1:4200";
const apiOrigin = process.env["API_ORIGIN"] ?? "http://127.0.0.1:4000";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    alias: {
      "react-style-singleton": fileURLToPath(new URL("./app/lib/style-singleton.ts", import.meta.url)),
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: { "/api": apiOrigin, "/media/live": mediaOrigin, "/media": apiOrigin },
  },
  build: { target: "es2022" },
});
