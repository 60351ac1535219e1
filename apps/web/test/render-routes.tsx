import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { createQueryClient } from "#app/lib/query-client.ts";

/** Renders routes at an address, with the entries before it as history; answers the router and the query client. */
export function renderRoutes(routes: RouteObject[], ...history: string[]) {
  const router = createMemoryRouter(routes, { initialEntries: history });
  const queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, queryClient };
}
