import type { FoundGroup } from "@fernwell/contract/search";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { forgetSession, startSession } from "#app/lib/session.ts";
import { serveApi } from "#test/api.ts";
import { coaches, exercises, hidden, meals, readSearch } from "#test/fixtures/found.ts";
import { resizeScreen } from "#test/screen.ts";
import { findField, listQueries, openSearch, renderApp, typeQuery } from "#test/search-dialog.tsx";
import { KeyboardSettings } from "./keyboard-settings.tsx";

const api = serveApi();

let groups: Record<string, readonly FoundGroup[]>;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  startSession("a-token");
  groups = {
    egg: [
      meals(["Scrambled Eggs", "Egg Salad"], {
        total: 9,
        hidden: hidden({ cause: "contain peanut, or may", count: 3 }),
      }),
      exercises("Chair Squat"),
      coaches("Anh Thu Pham"),
    ],
  };
  api.respondWith((request) => {
    const search = readSearch(request);
    return search ? { body: { groups: groups[search.get("q") ?? ""] ?? [] } } : { body: {} };
  });
});

describe("opening", () => {
  test("[FIND-06] the top bar's button opens the search, and what is typed shows results by kind", async () => {
    renderApp();
    await userEvent.click(screen.getByRole("button", { name: /^Search meals, exercises, meditations/ }));
    await typeQuery("egg");

    const list = await screen.findByRole("listbox", { name: "Results" });
    expect(within(list).getAllByRole("group").map(readGroup)).toEqual([
      ["Meals", ["Scrambled Eggs10 min", "Egg Salad10 min"]],
      ["Exercises", ["Chair Squat5 min"]],
      ["Coaches", ["Anh Thu PhamSlow Mornings"]],
    ]);
    expect(within(list).getByText("3 more contain peanut, or may")).toBeTruthy();
    expect(within(list).getAllByRole("option").at(-1)?.textContent).toBe("See all results for “egg”");
  });

  test.each(["/", "{Control>}k{/Control}", "{Meta>}k{/Meta}"])(
    "[FIND-06] %s opens the search",
    async (keys) => {
      renderApp();
      await userEvent.keyboard(keys);
      expect(document.activeElement).toBe(await findField());
    },
  );

  test("[FIND-43] the / key can be turned off in the settings, for the device; Ctrl+K stays", async () => {
    renderApp(<KeyboardSettings />);
    const setting = await screen.findByRole("switch", { name: "Open the search with /" });
    await userEvent.click(setting);
    expect(setting.getAttribute("aria-checked")).toBe("false");
    expect(screen.getByRole("button", { name: /^Search meals/ }).textContent).not.toContain("/");
    await userEvent.keyboard("/");
    await userEvent.keyboard("{Control>}k{/Control}");
    await findField();
    await userEvent.keyboard("{Escape}");
    forgetSession();
    startSession("another-token");
    expect(localStorage.getItem("search_by_key")).toBe("off");
  });

  test("[FIND-43] turned on again, the / key opens the search", async () => {
    localStorage.setItem("search_by_key", "off");
    renderApp(<KeyboardSettings />);
    await userEvent.keyboard("/");
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(await screen.findByRole("switch", { name: "Open the search with /" }));
    await userEvent.keyboard("/");
    expect(document.activeElement).toBe(await findField());
  });

  test("[FIND-06] on a small screen an icon opens the search", async () => {
    resizeScreen(390);
    renderApp();
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(document.activeElement).toBe(await findField());
  });

  test("[FIND-06] a slash typed into a field, or in an open dialog, opens nothing", async () => {
    resizeScreen(390);
    renderApp();
    const note = screen.getByRole<HTMLInputElement>("textbox", { name: "A note" });
    await userEvent.type(note, "1/2");
    expect(note.value).toBe("1/2");

    await userEvent.click(screen.getByRole("button", { name: "Open sidebar" }));
    await screen.findByRole("dialog", { name: "Sidebar" });
    await userEvent.keyboard("/");
    expect(screen.queryByRole("dialog", { name: "Search" })).toBeNull();
  });

  test("a visitor has no search", () => {
    forgetSession();
    renderApp();
    expect(screen.queryByRole("button", { name: /^Search/ })).toBeNull();
  });

  test("[FIND-06] searches once for what is typed without a pause, without the spaces around it", async () => {
    await openSearch();
    await typeQuery(" egg ");
    await screen.findByRole("listbox");
    expect(listQueries(api.requests)).toEqual(["egg"]);
  });
});

describe("by keyboard", () => {
  test("[FIND-07] arrows move through all groups and past either end to the field; Enter opens the row", async () => {
    const { router } = await openSearch();
    await typeQuery("egg");
    const options = (await screen.findAllByRole("option")).map(({ id }) => id);
    expect(options).toHaveLength(5);
    expect(await readActive()).toBeNull();

    for (const id of options) {
      await userEvent.keyboard("{ArrowDown}");
      expect(await readActive()).toBe(id);
    }
    await userEvent.keyboard("{ArrowDown}");
    expect(await readActive()).toBeNull();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(screen.getByRole("option", { selected: true }).textContent).toContain("Chair Squat");

    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("The page at /exercise/:id")).toBeTruthy();
    expect(router.state.location.pathname).toBe("/exercise/chair-squat");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("[FIND-07] Enter without a row leads to the page of results", async () => {
    const { router } = await openSearch();
    await typeQuery("egg{Enter}");
    await screen.findByText("The page at /search");
    expect(router.state.location.search).toBe("?q=egg");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  });

  test("[FIND-07] Escape closes the search, and the focus returns", async () => {
    renderApp();
    const button = screen.getByRole("button", { name: /^Search/ });
    await userEvent.click(button);
    await typeQuery("egg{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(button);

    await userEvent.click(button);
    expect((await findField()).value).toBe("");
  });

  test("[FIND-07] says how many were found, and kindly that nothing was", async () => {
    groups["peanut"] = [meals([], { hidden: hidden({ cause: "contain peanut, or may", count: 3 }) })];
    await openSearch();
    await typeQuery("egg");
    await waitFor(() => expect(readMessage()).toBe("11 results"));

    await typeQuery("zzz");
    await waitFor(() => expect(readMessage()).toBe("Nothing found for “zzz”."));
    expect(screen.queryByRole("listbox")).toBeNull();

    await typeQuery("peanut");
    await waitFor(() =>
      expect(readMessage()).toBe("Nothing found that suits you. 3 contain peanut, or may."),
    );
    expect(screen.getByRole("link", { name: "See what is hidden" }).getAttribute("href")).toBe(
      "/search?q=peanut",
    );
  });

  test("[FIND-07] the response to an older query never replaces a newer one, and results stay until the next", async () => {
    const older = Promise.withResolvers<void>();
    const newer = Promise.withResolvers<void>();
    const answered: string[] = [];
    api.respondWith(async (request) => {
      const query = readSearch(request)?.get("q") ?? "";
      if (query === "eggs") await older.promise;
      if (query === "eggs on toast") await newer.promise;
      if (query !== "") answered.push(query);
      return query === "" ? { body: {} } : { body: { groups: [meals([`Found for ${query}`])] } };
    });
    await openSearch();
    await typeQuery("egg");
    await screen.findByText("Found for egg");

    await typeQuery("eggs");
    await waitFor(() => expect(listQueries(api.requests)).toEqual(["egg", "eggs"]));
    await typeQuery("eggs on toast");
    await waitFor(() => expect(listQueries(api.requests)).toHaveLength(3));
    expect(screen.getByText("Found for egg")).toBeTruthy();
    expect(readMessage()).toBe("");

    newer.resolve();
    await screen.findByText("Found for eggs on toast");
    older.resolve();
    await waitFor(() => expect(answered).toContain("eggs"));
    expect(screen.getByText("Found for eggs on toast")).toBeTruthy();
    expect(screen.queryByText("Found for eggs")).toBeNull();
  });

  test("[FIND-07] a search that fails says so and can be tried again", async () => {
    let isBroken = true;
    api.respondWith((request) => {
      if (!readSearch(request)) return { body: {} };
      return isBroken ? { status: 500 } : { body: { groups: groups["egg"] } };
    });
    await openSearch();
    await typeQuery("egg");
    expect((await screen.findByRole("alert")).textContent).toContain("Something went wrong on our side.");

    isBroken = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("listbox")).toBeTruthy();
  });
});

async function readActive(): Promise<string | null> {
  return (await findField()).getAttribute("aria-activedescendant");
}

function readGroup(group: HTMLElement): [string, (string | null)[]] {
  const options = within(group).getAllByRole("option");
  const heading = document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent;
  return [heading ?? "", options.map(({ textContent }) => textContent)];
}

function readMessage(): string | null {
  return within(screen.getByRole("dialog", { name: "Search" })).getByRole("status").textContent;
}
