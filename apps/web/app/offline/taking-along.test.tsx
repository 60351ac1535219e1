import { expect, onTestFinished, test, vi } from "vitest";
import { forgetResponses } from "#app/lib/forget-kept.ts";
import { serveApi } from "#test/api.ts";
import { stubCaches } from "#test/caches.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { TakingAlong } from "./taking-along.tsx";

const api = serveApi();
const listCalls = () => api.requests.filter(({ url }) => url === "/api/shopping-lists");

test("[PHONE-19] takes everything along again once what was kept has been removed", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  stubCaches();
  api.respondWith(({ url = "" }) => (url.startsWith("/api/week") ? { status: 404, body: {} } : { body: [] }));
  renderRoutes([{ path: "/", element: <TakingAlong /> }], "/");
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(countAfterAMoment).toBe(1);

  await forgetResponses();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(countAfterAMoment).toBe(2);
});

async function countAfterAMoment(): Promise<number> {
  await vi.advanceTimersByTimeAsync(100);
  return listCalls().length;
}
