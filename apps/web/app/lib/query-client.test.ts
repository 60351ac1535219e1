import {
  focusManager,
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
} from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

let queryClient: QueryClient;

beforeEach(() => {
  queryClient = createQueryClient();
  queryClient.mount();
});

afterEach(() => {
  focusManager.setFocused(undefined);
  queryClient.unmount();
  queryClient.clear();
});

test("[API-44] data is not fetched again when the window regains focus", async () => {
  const fetchData = vi.fn(async () => "data");
  const fetchControl = vi.fn(async () => "data of a query that asks to be fetched again");
  observe({ queryKey: ["data"], queryFn: fetchData });
  observe({ queryKey: ["control"], queryFn: fetchControl, refetchOnWindowFocus: true });
  await expect.poll(() => queryClient.isFetching()).toBe(0);

  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await expect.poll(() => fetchControl.mock.calls).toHaveLength(2);
  expect(fetchData).toHaveBeenCalledTimes(1);
});

test("[API-45] a failed fetch is retried once", async () => {
  const fetchData = vi.fn(async () => {
    throw new Error("The server is away");
  });
  observe({ queryKey: ["data"], queryFn: fetchData, retryDelay: 0 });
  await expect.poll(() => queryClient.getQueryState(["data"])?.status).toBe("error");

  expect(fetchData).toHaveBeenCalledTimes(2);
});

function observe(options: QueryObserverOptions<string>): void {
  new QueryObserver(queryClient, options).subscribe(() => {});
}
