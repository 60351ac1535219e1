import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { startSession } from "#app/lib/session.ts";
import { serveApi } from "#test/api.ts";
import { readSearch } from "#test/fixtures/found.ts";
import { findField, listQueries, openSearch, renderApp, typeQuery } from "#test/search-dialog.tsx";

const api = serveApi();

beforeEach(() => {
  startSession("a-token");
  api.respondWith((request) => ({ body: readSearch(request) ? { groups: [] } : {} }));
});

test("[FIND-08] shows what was searched for, newest first, each once and at most eight", async () => {
  await openSearch();
  for (const query of ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "A3"]) {
    await typeQuery(`${query}{Enter}`);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("/");
    await findField();
  }
  expect(listRecent()).toEqual(["A3", "a9", "a8", "a7", "a6", "a5", "a4", "a2"]);

  await userEvent.click(screen.getByRole("button", { name: "a9" }));
  expect((await findField()).value).toBe("a9");
  expect(document.activeElement).toBe(await findField());
});

test("[FIND-08] recent searches can be removed one by one and all at once", async () => {
  localStorage.setItem("recent_searches", JSON.stringify(["egg", "seated", "sleep"]));
  await openSearch();
  await userEvent.click(screen.getByRole("button", { name: "Remove “seated”" }));
  expect(listRecent()).toEqual(["egg", "sleep"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove “sleep”" }));

  await userEvent.click(screen.getByRole("button", { name: "Remove all" }));
  expect(screen.queryByRole("heading", { name: "Recent searches" })).toBeNull();
  expect(localStorage.getItem("recent_searches")).toBeNull();
  expect(document.activeElement).toBe(await findField());
});

test("[FIND-08] recent searches are gone after log out", async () => {
  localStorage.setItem("recent_searches", JSON.stringify(["egg"]));
  renderApp();
  await userEvent.click(screen.getByRole("button", { name: "Log out" }));
  await screen.findByText("The login page");
  expect(localStorage.getItem("recent_searches")).toBeNull();
});

test("[FIND-08] offers examples to people who have not searched yet", async () => {
  await openSearch();
  const examples = within(screen.getByRole("region", { name: "You could try" })).getAllByRole("button");
  expect(examples.map(({ textContent }) => textContent)).toEqual(["spinach and eggs", "seated", "sleep"]);
  await userEvent.click(screen.getByRole("button", { name: "sleep" }));
  await waitFor(() => expect(listQueries(api.requests)).toEqual(["sleep"]));
});

function listRecent(): (string | null)[] {
  const region = screen.getByRole("region", { name: "Recent searches" });
  return within(region)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}
