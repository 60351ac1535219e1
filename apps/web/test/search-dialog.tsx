import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import AppShell from "#app/shells/app-shell.tsx";
import type { SeenRequest } from "#test/api.ts";
import { readSearch } from "#test/fixtures/found.ts";
import { renderRoutes } from "#test/render-routes.tsx";

/** The main layout around pages that say where one is. */
export function renderApp(more: ReactNode = null) {
  const pages = ["/settings", "/search", "/exercise/:id", "/meal/:id"];
  return renderRoutes(
    [
      { path: "/login", element: <p>The login page</p> },
      {
        Component: AppShell,
        children: pages.map((path) => ({ path, element: <ThePage path={path}>{more}</ThePage> })),
      },
    ],
    "/settings",
  );
}

function ThePage({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <p>The page at {path}</p>
      <input aria-label="A note" />
      {children}
    </>
  );
}

export async function openSearch() {
  const app = renderApp();
  await userEvent.keyboard("/");
  await findField();
  return app;
}

export function findField(): Promise<HTMLInputElement> {
  return screen.findByRole<HTMLInputElement>("combobox", { name: "Search" });
}

/** Replaces what the field has. */
export async function typeQuery(text: string): Promise<void> {
  const field = await findField();
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export function listQueries(requests: readonly SeenRequest[]): string[] {
  return requests.flatMap((request) => readSearch(request)?.get("q") ?? []);
}
