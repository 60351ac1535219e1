import { vi } from "vitest";

const origin = "https://fernwell.example";

/** The browser's caches, which jsdom lacks, by name and address. */
export function stubCaches(): Map<string, Map<string, Response>> {
  const stored = new Map<string, Map<string, Response>>();

  function open(name: string) {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    return {
      put: async (url: string, response: Response) => void cache.set(url, response),
      match: async (url: string) => cache.get(url)?.clone(),
      delete: async (request: string | Request) => {
        const url = typeof request === "string" ? request : request.url;
        return cache.delete(url) || cache.delete(url.replace(origin, ""));
      },
      keys: async () => [...cache.keys()].map((url) => new Request(new URL(url, origin))),
    };
  }
  vi.stubGlobal("caches", {
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => open(name),
    match: async (url: string) => [...stored.values()].flatMap((cache) => cache.get(url)?.clone() ?? [])[0],
  });
  return stored;
}
