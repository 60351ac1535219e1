import { wireNames } from "@fernwell/contract/item-kinds";
import { addresses, paths } from "@fernwell/contract/paths";
import type { Page } from "@playwright/test";

type Arrange = (page: Page) => Promise<void>;

const plansCall = "**/api/get-personalize-plan?*";
const buildCall = "**/api/create-plan-llm?*";
const itemsCall = "**/api/select-plan-items?*";

const longName =
  "Everything that Grandmother's Donaudampfschifffahrtsgesellschaftskapitän cooked on Sundays, for eight";

/** The states of the plan list, its dialog, the builder and the own-plan selection, by address and name. */
export const planArrangements: Record<string, Record<string, Arrange>> = {
  [paths.planCreation("meal")]: {
    "plan-list-some": (page) =>
      showPlans(page, ["Easy weeknights", "Sunday at home", longName, "Packed lunches"]),
    "plan-list-delete": async (page) => {
      await showPlans(page, ["Easy weeknights", "Sunday at home", longName, "Packed lunches"]);
      await page.getByRole("button", { name: "Delete plan: Easy weeknights" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
    "plan-list-waiting": async (page) => {
      await page.route(plansCall, () => {});
      await page.reload();
      await page.getByRole("heading", { name: "My Meal Plans" }).waitFor();
    },
    "plan-list-failed": async (page) => {
      await page.route(plansCall, (route) => route.fulfill({ status: 500 }));
      await page.reload();
      await page.getByRole("alert").waitFor();
    },
    "plan-list-choice": openChoice,
    "plan-list-prompt": (page) => openPrompt(page),
    "plan-list-building": (page) => send(page, () => page.route(buildCall, () => {})),
    "plan-list-overloaded": async (page) => {
      await send(page, () => page.route(buildCall, (route) => route.fulfill({ status: 503 })));
      await page.getByRole("alertdialog").waitFor();
    },
    "plan-list-added": makePlan,
    "plan-detail-some": viewPlan,
    "plan-detail-menu": openEntryMenu,
    "plan-detail-swap": async (page) => {
      await viewPlan(page);
      await page.getByRole("button", { name: /^Swap/ }).first().click();
      await page.getByRole("dialog").getByRole("listitem").first().waitFor();
    },
    "plan-detail-waiting": async (page) => {
      await viewPlan(page);
      await page.route(plansCall, () => {});
      await page.reload();
      await page.getByRole("main").getByRole("status").first().waitFor();
    },
    "plan-detail-failed": async (page) => {
      await viewPlan(page);
      await page.route(plansCall, (route) => route.fulfill({ status: 500 }));
      await page.reload();
      await page.getByRole("alert").first().waitFor();
    },
  },
  [paths.shoppingList()]: {
    "shopping-list-choice": chooseForList,
    "shopping-list-some": async (page) => {
      await chooseForList(page);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("checkbox").first().check();
      await dialog.getByRole("button", { name: "Make the list" }).click();
      await page.getByRole("main").getByRole("checkbox").first().check();
    },
  },
  "/plan-creation/plants": { "plan-list-invalid": stay },
  [paths.planCreation("exercise")]: { "plan-list-none": stay },
  [addresses.planBuilder]: { "plan-builder-invalid": stay },
  [paths.planBuilder("meditation")]: { "plan-builder-none": stay },
  [paths.planBuilder("meal")]: {
    "plan-builder-some": (page) => showItems(page),
    "plan-builder-selected": selectSome,
    "plan-builder-naming": async (page) => {
      await selectSome(page);
      await page.getByRole("button", { name: "Create Plan" }).click();
    },
    "plan-builder-failed": async (page) => {
      await page.route(itemsCall, (route) => route.fulfill({ status: 500 }));
      await page.reload();
      await page.getByRole("alert").waitFor();
    },
  },
  [paths.createOwnPlan]: { "plan-own-none": stay, "plan-own-selection": chooseOwn },
};

async function stay(): Promise<void> {}

interface Item {
  readonly _id: string;
  readonly meal_name: string;
  readonly meal_image: string | null;
  readonly image_alt: string | null;
  readonly image_stand_in: string | null;
}

/** Real meals, those with a picture first. */
async function someMeals(page: Page): Promise<Item[]> {
  const meals: Item[] = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem("token")}` };
    return (await (await fetch("/api/recommend-meals?page=1&page_size=999", { headers })).json()).data;
  });
  return meals.toSorted((a, b) => Number(b.meal_image !== null) - Number(a.meal_image !== null)).slice(0, 11);
}

async function showPlans(page: Page, names: readonly string[]): Promise<void> {
  const items = (await someMeals(page)).map(({ meal_name, meal_image, ...item }) => ({
    ...item,
    title: meal_name,
    image: meal_image,
  }));
  const plans = names.map((name, place) => ({
    id: `${place}`,
    _id: `${place}`,
    plan_id: `${place}`,
    plan_name: name,
    extra_ingredients: [],
    ingredient_names: [],
    created_at: `2026-0${place + 1}-12T09:00:00.000Z`,
    items: place === 3 ? [{ ...items[0], image: null }] : items.slice(place, 4 + place * 2),
  }));
  await page.route(plansCall, (route) => route.fulfill({ json: plans }));
  await page.reload();
  await page.getByText(names[0] ?? "").waitFor();
}

async function openChoice(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create Plan +" }).click();
  await page.getByRole("dialog").waitFor();
}

async function openPrompt(page: Page): Promise<void> {
  await openChoice(page);
  await page.getByRole("button", { name: /^Let AI Create/ }).click();
}

async function send(page: Page, fake: () => Promise<unknown>): Promise<void> {
  await fake();
  await openPrompt(page);
  await page.getByLabel("What you would like").fill("Five quick vegetarian dinners, nothing with mushrooms");
  await page.getByRole("button", { name: "Create My Plan" }).click();
}

/** A real plan, made by the rules. */
async function makePlan(page: Page): Promise<void> {
  await send(page, stay);
  await page.getByText("Is Added!").waitFor();
}

async function viewPlan(page: Page): Promise<void> {
  await makePlan(page);
  await page.getByRole("link", { name: "View" }).click();
  await page
    .getByRole("button", { name: /^More for/ })
    .first()
    .waitFor();
}

async function openEntryMenu(page: Page): Promise<void> {
  await viewPlan(page);
  await page
    .getByRole("button", { name: /^More for/ })
    .first()
    .click();
  await page.getByRole("menu").waitFor();
}

async function chooseForList(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Choose plans|Make another/ }).click();
  await page.getByRole("dialog").getByRole("checkbox").first().waitFor();
}

async function showItems(page: Page): Promise<void> {
  const ids = (await someMeals(page)).map(({ _id }) => _id);
  await page.evaluate(
    async ({ wanted, kind }) => {
      const headers = { authorization: `Bearer ${localStorage.getItem("token")}` };
      const mark = (id: string) => fetch(`/api/mark-favorite?item_name=${kind}&item_id=${id}`, { headers });
      await Promise.all(wanted.map(mark));
    },
    { wanted: ids, kind: wireNames.meal.favourite },
  );
  await page.reload();
  await page
    .getByRole("button", { name: /^Select/ })
    .first()
    .waitFor();
}

/** What an earlier screen has selected stays selected. */
async function selectSome(page: Page): Promise<void> {
  await showItems(page);
  for (let count = 0; count < 3; count += 1)
    await page
      .getByRole("button", { name: /^Select / })
      .first()
      .click();
}

async function chooseOwn(page: Page): Promise<void> {
  const selectedItems = await someMeals(page);
  await page.evaluate(
    (items) => {
      history.replaceState({ usr: { selectedItems: items, category: "meal" }, key: "own", idx: 0 }, "");
    },
    selectedItems.map(({ _id, meal_name, meal_image, image_alt, image_stand_in }) => ({
      _id,
      meal_name,
      meal_image,
      image_alt,
      image_stand_in,
    })),
  );
  await page.reload();
  await page
    .getByRole("button", { name: /^Select/ })
    .nth(1)
    .click();
}
