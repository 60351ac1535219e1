import { type ItemCategory, wireNames } from "@fernwell/contract/item-kinds";
import { itemKinds } from "@fernwell/domain/item-kind";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, fillLogin, holdCall, test } from "../fixtures.ts";
import { aSession, aVerifiedPerson, saveFoodAnswers } from "../people.ts";
import type { Stack } from "../stack.ts";

const kinds = {
  meals: {
    heading: "My Meals",
    wire: "favorite_meal_plan",
    ids: ["scrambled-eggs", "chickpea-scramble", "luxury-muesli"],
    oldest: "/meal/scrambled-eggs",
  },
  exercises: {
    heading: "My Exercises",
    wire: "favorite_exercise_plan",
    ids: ["push-ups", "lunges"],
    oldest: "/exercises/push-ups",
  },
  meditations: {
    heading: "My Meditations",
    wire: "favorite_meditation_plan",
    ids: ["starfish-meditation"],
    oldest: "/meditation/starfish-meditation",
  },
} as const satisfies Record<ItemCategory, object>;
const categories = itemKinds.map((kind) => wireNames[kind].category);

const list = "**/api/get-favorites?*";
const marking = "**/api/mark-favorite?*";
const removing = "**/api/remove-favorite?*";

const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const heartOn = (page: Page, title: string) => page.getByRole("button", { name: `Favourite: ${title}` });
const removeButton = (page: Page, title: string) =>
  page.getByRole("button", { name: `Remove from favourites: ${title}` });
const question = (page: Page) =>
  page.getByRole("alertdialog", { name: "Are you sure you want to remove this?" });
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

let token: string;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test.describe("the favourites screen", () => {
  test.beforeEach(({ page, stack }) => signInWith(page, stack));

  for (const category of categories) {
    test(`[APP-01][FAV-01][FAV-04][FAV-05][FAV-06][OPEN-66][API-32][DATA-26] lists the favourites, newest first, each with its heart and a link to its own address: ${category}`, async ({
      page,
    }) => {
      await markAll(page, category);
      const asked = page.waitForRequest(list);
      await page.goto(`/favorites/${category}`);
      expect(new URL((await asked).url()).search).toBe(`?item_name=${kinds[category].wire}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(kinds[category].heading);
      await expect(page).toHaveTitle(`${kinds[category].heading} · Fernwell`);
      await expect(cards(page)).toHaveCount(kinds[category].ids.length);
      await expect(page.getByRole("button", { name: /^Remove from favourites: / })).toHaveCount(
        kinds[category].ids.length,
      );
      await expectAccessible(page);

      const last = cards(page).last().getByRole("link");
      await expect(last).toHaveAttribute("href", kinds[category].oldest);
      await last.click();
      await expect(page).toHaveURL(kinds[category].oldest);
    });
  }

  test("[FAV-02] any other category is invalid, including coaches", async ({ page }) => {
    for (const category of ["coaches", "plants", "meal"]) {
      await page.goto(`/favorites/${category}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invalid Category");
    }
    await expectAccessible(page);
  });

  test("[FAV-07] shows a spinner while it loads, and an empty list says so and links to the recommendations", async ({
    page,
  }) => {
    const held = await holdCall(page, list);
    await page.goto("/favorites/exercises");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading");
    await expectAccessible(page);
    held.release();

    await expect(page.getByText("No favorites yet.", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Explore exercises" }).click();
    await expect(page).toHaveURL("/recommendation/exercises");
  });

  test("[FAV-08][ERR-19][OPEN-69][START-03][START-04] a failed load says so, then what happened, is logged and can be retried", async ({
    page,
    context,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await markAll(page, "meals");
    await test.step("a load without a response says so, and fails again where nothing has changed", async () => {
      await page.route(list, (route) => route.abort());
      await page.goto("/favorites/meals");
      const cause = page.getByText("We got no response. Check your connection, then try again.");
      await expect(cause).toBeVisible();
      const retried = page.waitForRequest(list);
      await page.getByRole("button", { name: "Try again" }).click();
      await retried;
      await expect(cause).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await page.unroute(list);
    await page.route(list, (route) => route.fulfill({ status: 500, json: { detail: "Broken." } }));
    await page.getByRole("button", { name: "Try again" }).click();
    const failed = page.getByRole("alert").filter({ hasText: "Favorites" });
    const sentences = failed.getByRole("paragraph");
    await expect(sentences).toHaveText([
      "No Favorites, Explore the items to add to Favorite.",
      "Something went wrong on our side. Please try again in a moment.",
    ]);
    await expect.poll(() => logged).toContain("Failed to fetch favorites: 500");
    await expectAccessible(page);
    await context.setOffline(true);
    await expect(sentences.last()).toHaveText("You are offline. Check your connection, then try again.");
    await context.setOffline(false);

    await page.unroute(list);
    const held = await holdCall(page, list);
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading");
    held.release();
    await expect(cards(page)).toHaveCount(3);
    await page.keyboard.press("Tab");
    await expect(cards(page).first().getByRole("link")).toBeFocused();
  });

  test("says what no longer suits the answers, and why", async ({ page, stack }) => {
    await markAll(page, "meals");
    await saveFoodAnswers(stack, token, { allergies: "eggs" });
    await page.goto("/favorites/meals");
    const card = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Scrambled Eggs" }) });
    await expect(card.getByText("No longer suits you")).toBeVisible();
    await expect(card.getByText("Contains egg, which you cannot have.")).toBeVisible();
    const other = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Chickpea Scramble" }) });
    await expect(other.getByText("No longer suits you")).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
});

test("[FAV-03][FAV-08][FAV-11][OPEN-33][START-04][START-11] without a token the screen stays and shows the failure; a visitor logs in from there and returns", async ({
  page,
  stack,
}) => {
  await page.goto("/favorites/meals");
  await expect(page.getByText("No Favorites, Explore the items to add to Favorite.")).toBeVisible();
  await expect(page).toHaveURL("/favorites/meals");
  await expect(page.getByText("Hello User")).toBeVisible();
  await expect(page.getByText("You are not logged in.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");

  const person = await aVerifiedPerson(stack);
  await page.goto("/favorites/exercises");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/favorites/exercises");
  await expect(page.getByText("No favorites yet.")).toBeVisible();
});

test.describe("removing a favourite", () => {
  test.beforeEach(async ({ page, stack }) => {
    await signInWith(page, stack);
    await markAll(page, "meals");
    await page.goto("/favorites/meals");
    await expect(cards(page)).toHaveText(["Luxury Muesli", "Chickpea Scramble", "Scrambled Eggs"]);
  });

  test("[FAV-04][FAV-10][OPEN-68][ERR-20][DEP-05] asks first; No and Escape change nothing and return the focus; a failure puts it back in its place", async ({
    page,
  }) => {
    for (const leave of [
      () => question(page).getByRole("button", { name: "No" }).click(),
      () => page.keyboard.press("Escape"),
    ]) {
      await removeButton(page, "Chickpea Scramble").click();
      await expect(question(page)).toContainText("Chickpea Scramble");
      await leave();
      await expect(question(page)).toBeHidden();
      await expect(removeButton(page, "Chickpea Scramble")).toBeFocused();
    }
    await removeButton(page, "Chickpea Scramble").click();
    await expect(question(page).getByRole("button", { name: "Yes" })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(cards(page)).toHaveCount(3);

    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const released = Promise.withResolvers<void>();
    await page.route(removing, async (route) => {
      await released.promise;
      await route.fulfill({ status: 500, json: { detail: "Broken." } });
    });
    await removeButton(page, "Chickpea Scramble").click();
    await question(page).getByRole("button", { name: "Yes" }).click();
    await expect(cards(page)).toHaveText(["Luxury Muesli", "Scrambled Eggs"]);
    released.resolve();
    await expect(toast(page, "Failed to remove favorite")).toBeVisible();
    await expect(cards(page)).toHaveText(["Luxury Muesli", "Chickpea Scramble", "Scrambled Eggs"]);
    await expect.poll(() => logged).toContain("Failed to remove favorite: 500");
  });

  test("[FAV-04][FAV-09][FAV-10][API-33] Yes removes it at once and permanently, and the focus moves to the next", async ({
    page,
  }) => {
    const asked = page.waitForRequest(removing);
    await removeButton(page, "Chickpea Scramble").click();
    await question(page).getByRole("button", { name: "Yes" }).click();
    await expect(cards(page)).toHaveText(["Luxury Muesli", "Scrambled Eggs"]);
    expect([(await asked).method(), new URL((await asked).url()).search]).toEqual([
      "DELETE",
      "?item_name=favorite_meal_plan&item_id=chickpea-scramble",
    ]);
    await expect(page.getByRole("link", { name: "Scrambled Eggs" })).toBeFocused();

    await removeButton(page, "Scrambled Eggs").click();
    await question(page).getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("link", { name: "Luxury Muesli" })).toBeFocused();
    await page.reload();
    await expect(cards(page)).toHaveText(["Luxury Muesli"]);
    await removeButton(page, "Luxury Muesli").click();
    await question(page).getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("No favorites yet.")).toBeVisible();
  });
});

test.describe("the heart of a recommendation", () => {
  test.beforeEach(({ page, stack }) => signInWith(page, stack));

  for (const [address, kind] of [
    ["/recommendation/meals", "favorite_meal_plan"],
    ["/recommendation/exercises", "favorite_exercise_plan"],
    ["/recommendation/meditations", "favorite_meditation_plan"],
  ] as const) {
    test(`[FAV-09][FAV-10][OPEN-70][API-31][API-33][DATA-26] adds and removes the item, and every list updates: ${kind}`, async ({
      page,
    }) => {
      await page.goto(address);
      const title = String(await cards(page).first().textContent());
      const heart = heartOn(page, title);
      await expect(heart).toHaveAttribute("aria-pressed", "false");
      const marked = page.waitForRequest(marking);
      await heart.click();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      const request = await marked;
      expect([request.method(), new URL(request.url()).searchParams.get("item_name")]).toEqual(["GET", kind]);
      expect(request.headers()["authorization"]).toBe(`Bearer ${token}`);
      await request.response();

      await page.getByRole("link", { name: "Home", exact: true }).click();
      await expect(heartOn(page, title)).toHaveAttribute("aria-pressed", "true");
      const removed = page.waitForResponse(removing);
      await heartOn(page, title).click();
      await removed;
      await page.goBack();
      await expect(heart).toHaveAttribute("aria-pressed", "false");
      await page.reload();
      await expect(heart).toHaveAttribute("aria-pressed", "false");
    });
  }

  test("[FAV-10][ERR-18][DEP-05] reverts when adding fails, says so and logs it, and sends rapid presses one after another", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.goto("/recommendation/meals");
    const title = String(await cards(page).first().textContent());
    const held = Promise.withResolvers<void>();
    await page.route(marking, async (route) => {
      await held.promise;
      await route.fulfill({ status: 500, json: { detail: "Broken." } });
    });
    await heartOn(page, title).click();
    await expect(heartOn(page, title)).toHaveAttribute("aria-pressed", "true");
    held.resolve();
    await expect(toast(page, "Failed to mark as favorite")).toBeVisible();
    await expect(heartOn(page, title)).toHaveAttribute("aria-pressed", "false");
    await expect.poll(() => logged).toContain("Failed to mark as favorite: 500");
    await expectAccessible(page);
    await page.unroute(marking);

    await test.step("rapid presses end in the state it shows", async () => {
      const first = Promise.withResolvers<void>();
      const sent: string[] = [];
      await page.route(/\/api\/(mark|remove)-favorite/, async (route) => {
        sent.push(route.request().method());
        await first.promise;
        await route.continue();
      });
      for (const isPressed of ["true", "false", "true"]) {
        await heartOn(page, title).click();
        await expect(heartOn(page, title)).toHaveAttribute("aria-pressed", isPressed);
      }
      await expect.poll(() => sent).toEqual(["GET"]);
      first.resolve();
      await expect.poll(() => sent).toEqual(["GET", "DELETE", "GET"]);
      await expect(heartOn(page, title)).toHaveAttribute("aria-pressed", "true");
      await page.goto("/favorites/meals");
      await expect(cards(page)).toHaveText([title]);
    });
  });

  test("reverts when the server fails, and says when the limit is reached", async ({ page }) => {
    await page.goto("/recommendation/meals");
    const title = String(await cards(page).first().textContent());
    await page.route(marking, (route) => route.fulfill({ status: 500 }));
    await heartOn(page, title).click();
    await expect(toast(page, "Failed to mark as favorite")).toBeVisible();
    await expect(heartOn(page, title)).toHaveAttribute("aria-pressed", "false");

    await page.unroute(marking);
    const detail = "There is no room for another favourite.";
    await page.route(marking, (route) =>
      route.fulfill({ status: 409, json: { detail, code: "too_many_favourites" } }),
    );
    await heartOn(page, title).click();
    await expect(toast(page, `Failed to mark as favorite. ${detail}`)).toBeVisible();
  });

  test("can be removed in two tabs at once, and both agree afterwards", async ({ page, context }) => {
    await markAll(page, "meals");
    const other = await context.newPage();
    await other.addInitScript((value) => localStorage.setItem("token", value), token);
    await other.goto("/favorites/meals");
    await page.goto("/favorites/meals");
    for (const tab of [page, other]) {
      await removeButton(tab, "Luxury Muesli").click();
      const response = tab.waitForResponse(removing);
      await question(tab).getByRole("button", { name: "Yes" }).click();
      expect((await response).status()).toBe(200);
      await expect(cards(tab)).toHaveText(["Chickpea Scramble", "Scrambled Eggs"]);
    }
    await other.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/login");
  });
});

async function signInWith(page: Page, stack: Stack): Promise<void> {
  token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
}

async function markAll(page: Page, category: ItemCategory): Promise<void> {
  for (const id of kinds[category].ids) {
    const address = `/api/mark-favorite?item_name=${kinds[category].wire}&item_id=${id}`;
    const response = await page.request.get(address, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status()).toBe(200);
  }
}
