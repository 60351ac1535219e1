import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from "react-router";
import { usePersonQueryClient } from "#app/lib/use-person-query-client.ts";

/** Renders routes at an address, with the given history before it; returns the router and the query clients created. */
export function renderRoutes(routes: RouteObject[], ...history: InitialEntry[]) {
  const router = createMemoryRouter(routes, { initialEntries: history });
  const queryClients = new Set<QueryClient>();

  function App() {
    const { queryClient } = usePersonQueryClient();
    queryClients.add(queryClient);
    return (
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    );
  }

  render(<App />);
  return { router, queryClients };
}
