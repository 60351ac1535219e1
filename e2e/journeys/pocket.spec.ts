import { randomUUID } from "node:crypto";
import { paths } from "@fernwell/contract/paths";
import type { CDPSession, Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { expect, signIn, test } from "../fixtures.ts";
import { aSession, makePlan } from "../people.ts";
import type { Stack } from "../stack.ts";
import { listSmallTargets } from "../touch-targets.ts";

const phone = { width: 390, height: 844 };
test.use({ viewport: phone, hasTouch: true, isMobile: true });

const bar = (page: Page) => page.getByRole("navigation", { name: "Shortcuts" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const field = (page: Page) => page.getByRole("textbox", { name: "Add something else" });

/** A person with a plan and a shopping list for it, whose address is returned. */
async function openList(page: Page, stack: Stack): Promise<string> {
  const token = await aSession(stack);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  const planId = await makePlan(stack, token, "meal", "breakfasts", ["scrambled-eggs", "luxury-muesli"]);
  const listId = randomUUID();
  const response = await fetch(`${stack.url}/api/shopping-lists/${listId}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ list_name: "Saturday", plan_ids: [planId] }),
  });
  expect(response.status, await response.text()).toBe(200);
  await page.goto(paths.shoppingList(listId));
  await expect(heading(page, "Saturday")).toBeVisible();
  return paths.shoppingList(listId);
}

/** Moves one finger down the middle of the screen and lifts it. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await press(touch, "touchStart", from);
  for (let step = 1; step <= 8; step++) await press(touch, "touchMove", from + ((to - from) * step) / 8);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function press(touch: CDPSession, type: "touchStart" | "touchMove", y: number): Promise<void> {
  await touch.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: phone.width / 2, y }] });
}

test("[PHONE-40] the bar leads on, stays above the page's foot, and makes way for the keyboard and players", async ({
  page,
  stack,
}) => {
  await openList(page, stack);
  await expect(bar(page).getByRole("link", { name: "List" })).toHaveAttribute("aria-current", "true");
  const top = (await bar(page).boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan(phone.height - 64);
  const findFormEnd = async () => {
    const form = await page.locator("[data-at-foot]").boundingBox();
    return (form?.y ?? 0) + (form?.height ?? 0);
  };
  await expect.poll(findFormEnd).toBeCloseTo(top, 0);
  await expectAccessible(page);

  await field(page).tap();
  await expect(bar(page)).toBeHidden();
  await field(page).fill("Flour");
  await page.getByRole("button", { name: "Add", exact: true }).tap();
  await expect(page.getByRole("checkbox", { name: "Flour" })).toBeAttached();
  await field(page).blur();
  await page.getByRole("button", { name: "Add", exact: true }).blur();
  await expect(bar(page)).toBeVisible();

  await bar(page).getByRole("link", { name: "Today" }).tap();
  await expect(heading(page, "Today")).toBeVisible();
  await expect(bar(page).getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page");
  // The page grows while its parts arrive.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = await page.getByText("All copyrights are reserved").boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(top);
  }).toPass();

  await bar(page).getByRole("button", { name: "More" }).tap();
  await expect(page.getByRole("dialog", { name: "Sidebar" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar(page).getByRole("button", { name: "More" })).toBeFocused();

  await page.goto(paths.cook("scrambled-eggs"));
  await expect(page.getByRole("main")).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test("[PHONE-40] the buttons at a form's foot make way for the keyboard", async ({ page, stack }) => {
  await signIn(page, stack);
  await page.goto(paths.planWeek());
  const wish = page.getByRole("textbox", { name: "Anything in particular?" }).last();
  await wish.tap();
  await page.setViewportSize({ ...phone, height: 420 });
  // As browsers do once the keyboard is there.
  await wish.evaluate((field) => field.scrollIntoView({ block: "nearest" }));
  await expect(page.getByRole("button", { name: "Save the week" })).not.toBeInViewport();
  const isCovered = (field: Element) => {
    const { left, bottom } = field.getBoundingClientRect();
    return document.elementFromPoint(left + 20, bottom - 4) !== field;
  };
  await expect.poll(() => wish.evaluate(isCovered)).toBe(false);

  await wish.blur();
  await expect(page.getByRole("button", { name: "Save the week" })).toBeInViewport();
});

test("[PHONE-41] a dialog is a sheet at the bottom, which a short drag leaves and a long one takes away", async ({
  page,
  stack,
}) => {
  await openList(page, stack);
  const opener = page.getByRole("button", { name: "Delete" });
  await opener.tap();
  const sheet = page.getByRole("alertdialog", { name: "Delete this list?" });
  await expectAccessible(page);
  const { y, height } = (await sheet.boundingBox()) ?? { y: 0, height: 0 };
  expect(y + height).toBe(phone.height);

  await drag(page, y + 12, y + 60);
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBe(y);
  await drag(page, y + 12, y + 160);
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();

  // The keyboard makes the screen smaller: the field and the button of the sheet stay in it.
  await page.getByRole("button", { name: "Edit list" }).tap();
  const dialog = page.getByRole("dialog", { name: "Plans and days" });
  await dialog.getByRole("textbox", { name: "Name" }).tap();
  await page.setViewportSize({ ...phone, height: 420 });
  await expect(dialog.getByRole("button", { name: "Save" })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole("textbox", { name: "Name" }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeInViewport({ ratio: 1 });
});

test("[PHONE-42][PHONE-44] pulling the list down fetches it again, and a tick is felt", async ({
  page,
  stack,
}) => {
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(window, { felt });
    Object.defineProperty(navigator, "vibrate", { value: (pattern: unknown) => felt.push(pattern) });
  });
  const address = await openList(page, stack);
  const felt = () => page.evaluate(() => Reflect.get(window, "felt").length);
  await page.getByRole("checkbox").first().tap();
  await expect.poll(felt).toBe(1);
  await expect(page.locator("[data-pull=idle]")).toBeAttached();

  const isList = (url: string) => new URL(url).pathname === `/api${address.replace("list", "lists")}`;
  const again = page.waitForRequest((request) => request.method() === "GET" && isList(request.url()));
  await drag(page, 300, 560);
  await again;
  await expect(page.locator("[data-pull=done]")).toBeAttached();
  await expect(page.getByRole("status").filter({ hasText: "Refreshed" })).toBeAttached();
  await expect.poll(felt).toBe(2);
});

test("[PHONE-43] on the main screens, all that can be pressed is as large as a fingertip", async ({
  page,
  stack,
}) => {
  const list = await openList(page, stack);
  for (const address of [
    ...[list, paths.today, paths.week(), paths.planWeek(), paths.home, paths.recommendations("meals")],
    ...[paths.meal("luxury-muesli"), paths.exercise("push-ups"), paths.meditation("a-square-of-chalk")],
    ...[paths.planCreation("meal"), paths.favourites("meals"), paths.search("egg")],
    ...[paths.lookingBack(), paths.settings, paths.mySignIn, paths.myWeek, paths.myAppearance],
    ...[paths.myProfile, paths.cook("scrambled-eggs"), paths.rest()],
  ]) {
    await page.goto(address, { waitUntil: "networkidle" });
    expect.soft(await listSmallTargets(page), address).toEqual([]);
  }
});

test("[PHONE-50] a chosen scheme holds on every page, from the first paint, and when one has logged out", async ({
  page,
  stack,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const [light, dark] = ["rgb(251, 248, 242)", "rgb(17, 25, 21)"];
  const frame = (scheme: string) => page.locator(`meta[name="theme-color"][data-frame="${scheme}"]`);
  await page.emulateMedia({ colorScheme: "light" });
  await signIn(page, stack);
  await page.goto(paths.myAppearance);
  await expect(page.getByRole("radio", { name: "As the system" })).toBeChecked();
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect.poll(ground).toBe(dark);
  await expect(frame("dark")).toHaveAttribute("media", "all");
  await expectAccessible(page);

  // Without the app's scripts: what is inline decides.
  await page.emulateMedia({ colorScheme: "light" });
  await page.route("**/assets/*.js", (route) => route.abort());
  for (const address of [paths.landing, paths.login, paths.today]) {
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
    await expect.poll(ground).toBe(dark);
    await expect(frame("light")).toHaveAttribute("media", "not all");
  }
  await page.unroute("**/assets/*.js");

  await page.goto(paths.myAppearance);
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("radio", { name: "Light" }).check();
  await expect.poll(ground).toBe(light);
  await bar(page).getByRole("button", { name: "More" }).tap();
  await page.getByRole("button", { name: "Log out" }).tap();
  await expect(page).toHaveURL(paths.login);
  await expect.poll(ground).toBe(light);
});
