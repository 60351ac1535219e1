import type { Plugin } from "vite";

/** Shows the API reference at /__api, in the dev server only. */
export function apiReference(): Plugin {
  return {
    name: "api-reference",
    apply: "serve",
    configureServer({ middlewares }) {
      let reference: ReturnType<typeof startReference> | undefined;
      middlewares.use(async (request, response, next) => {
        if (!/^\/__api(\/|$)/.test(request.url ?? "")) return next();
        reference ??= startReference();
        (await reference).routing(request, response);
      });
    },
  };
}

/** Loads the page's script of 4 MB only when it is asked for. */
async function startReference() {
  const { createReferenceServer } = await import("./api-reference.ts");
  return createReferenceServer();
}
