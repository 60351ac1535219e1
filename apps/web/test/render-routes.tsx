import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { useQueryClientOfPerson } from "#app/lib/use-query-client-of-person.ts";

/** Renders routes at an address, with the entries before it as history; answers the router and the caches used so far. */
export function renderRoutes(routes: RouteObject[], ...history: string[]) {
  const router = createMemoryRouter(routes, { initialEntries: history });
  const queryClients = new Set<QueryClient>();

  function App() {
    const queryClient = useQueryClientOfPerson();
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
