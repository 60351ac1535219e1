import type { Locator, Page } from "@playwright/test";
import { findViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";

const pieces = (
  "button link-button icon-button text-button spinner text-field text-area password-field code-field " +
  "select-field combobox checkbox radio-group yes-no-group chip-group tile-group stepper slider-field"
).split(" ");

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/__ui");
  await piece(page, "slider-field").waitFor();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`every field piece passes axe in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const name of pieces) await expect(piece(page, name)).toBeVisible();
    expect(await findViolations(page, { within: pieces.map((name) => `[data-piece="${name}"]`) })).toEqual(
      [],
    );
  });

  test(`an open select passes axe in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await piece(page, "select-field").getByRole("combobox", { name: "Length" }).press("Enter");
    await expect(page.getByRole("listbox")).toBeVisible();
    expect(await findViolations(page, { within: ['[role="listbox"]'] })).toEqual([]);
  });
}

test("[SAFE-73] a combobox is worked with the keyboard: arrows move, Enter chooses, Escape closes and then clears", async ({
  page,
}) => {
  const field = piece(page, "combobox").getByRole("combobox", { name: "Find a country" }).first();
  const options = piece(page, "combobox").first().getByRole("listbox").first().getByRole("option");
  await field.focus();
  await page.keyboard.type("united");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(options).toHaveText(["United Arab Emirates", "United Kingdom", "United States"]);
  await expect(piece(page, "combobox").getByText("3 matches").first()).toBeAttached();

  await page.keyboard.press("Enter");
  await expect(field).toHaveAccessibleDescription("Nothing chosen.");
  await page.keyboard.press("ArrowUp");
  await expect(options.nth(2)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const active = await field.getAttribute("aria-activedescendant");
  await expect(options.nth(1)).toHaveAttribute("id", active ?? "");

  await page.keyboard.press("Escape");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(field).toHaveValue("united");
  await page.keyboard.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAccessibleDescription("Chosen: United Arab Emirates.");
  await expect(field).toBeFocused();

  await page.keyboard.type("united");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
});

test("[SAFE-73] a combobox option is chosen with the pointer, and the field keeps the focus", async ({
  page,
}) => {
  const field = piece(page, "combobox").getByRole("combobox", { name: "Find a country" }).first();
  await field.fill("jap");
  await piece(page, "combobox").getByRole("option", { name: "Japan" }).click();
  await expect(field).toHaveAccessibleDescription("Chosen: Japan.");
  await expect(field).toBeFocused();
});

test("buttons respond to Enter and Space, and Tab skips a disabled one", async ({ page }) => {
  const button = piece(page, "button");
  await button.getByRole("button", { name: "Primary" }).focus();
  await page.keyboard.press("Tab");
  await expect(button.getByRole("button", { name: "Saving…" }).first()).toBeFocused();

  const send = button.getByRole("button", { name: "Send", exact: true });
  await send.press("Enter");
  await send.press("Space");
  await expect(button.getByText("2 pressed, 2 sent")).toBeVisible();
});

test("a pending button ignores presses, submits no form, and keeps its width and focus", async ({ page }) => {
  const button = piece(page, "button");
  await page.evaluate(() => document.fonts.ready);
  const idle = await button.getByRole("button", { name: "Send", exact: true }).boundingBox();
  await button.getByRole("button", { name: "Waiting" }).press("Space");
  await page.keyboard.press("Shift+Tab");

  const pending = button.getByRole("button", { name: "Sending…" });
  await expect(pending).toBeFocused();
  await expect(pending).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await pending.click({ force: true });
  await expect(button.getByText("0 pressed, 0 sent")).toBeVisible();
  await expect(pending).toBeFocused();
  await expect.poll(async () => (await pending.boundingBox())?.width).toBe(idle?.width);
});

test("[START-07] a withheld text button ignores presses and keeps its focus", async ({ page }) => {
  const withheld = piece(page, "text-button").getByRole("button", { name: "Send it again" });
  await withheld.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await withheld.click({ force: true });
  await expect(withheld).toBeFocused();
  await expect(withheld).toBeDisabled();
  await expect(piece(page, "button").getByText("0 pressed, 0 sent")).toBeVisible();
});

test("a link button follows on Enter, and a spinner says what is loading", async ({ page }) => {
  await expect(piece(page, "spinner").getByRole("status").first()).toHaveText("Loading meals");
  await piece(page, "link-button").getByRole("link", { name: "See the plans" }).press("Enter");
  await expect(page).toHaveURL(/#large$/);
});

test("a text field is described by its error, announced when it appears, then its hint", async ({ page }) => {
  const field = piece(page, "text-field").getByRole("textbox", { name: "E-mail" }).first();
  const error = piece(page, "text-field").getByText("Please enter a valid email address");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(
    "Please enter a valid email address We only write when you ask us to.",
  );
  await expect(error.locator("xpath=ancestor::*[@role='status']")).toHaveCount(1);

  await field.focus();
  await page.keyboard.type("robin@example.org");
  await expect(error).toBeHidden();
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(field).toHaveAccessibleDescription("We only write when you ask us to.");
});

test("a hidden label still names its field, and clicking a label focuses it", async ({ page }) => {
  await expect(piece(page, "text-field").getByRole("searchbox", { name: "Search meals" })).toBeVisible();
  await piece(page, "text-area").getByText("Your message").click();
  await expect(piece(page, "text-area").getByRole("textbox", { name: "Your message" })).toBeFocused();
});

test("a password is shown and hidden by keyboard, before Tab reaches the help beside it", async ({
  page,
}) => {
  const field = piece(page, "password-field").getByLabel("Password", { exact: true });
  await field.focus();
  await page.keyboard.press("Tab");

  const show = page.getByRole("button", { name: "Show password" }).first();
  await expect(show).toBeFocused();
  await expect(show).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Space");

  const hide = page.getByRole("button", { name: "Hide password" });
  await expect(hide).toBeFocused();
  await expect(hide).toHaveAttribute("aria-pressed", "true");
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toHaveValue("Quiet-Garden7");

  await page.keyboard.press("Enter");
  await expect(field).toHaveAttribute("type", "password");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Forgot?" })).toBeFocused();
});

test("a code field takes digits only, at most eight", async ({ page }) => {
  const field = piece(page, "code-field").getByRole("textbox", { name: "Verification code" });
  await expect(field).toHaveAttribute("inputmode", "numeric");
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await field.pressSequentially("a1b2 3-four");
  await expect(field).toHaveValue("123");
  await field.pressSequentially("4567890");
  await expect(field).toHaveValue("12345678");
});

test("a code field keeps the digits of what is pasted, and the caret in place", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("12 34-56"));

  const field = piece(page, "code-field").getByRole("textbox", { name: "Reset code" });
  await field.press("ControlOrMeta+a");
  await field.press("ControlOrMeta+v");
  await expect(field).toHaveValue("123456");

  await field.press("Home");
  await field.pressSequentially("x9y8");
  await expect(field).toHaveValue("981234");
});

test("a select is operated by typing and by arrows, which skip a disabled choice", async ({ page }) => {
  const select = piece(page, "select-field").getByRole("combobox", { name: "Country", exact: true });
  await expect(select).toHaveText("Choose one");
  await select.focus();
  await page.keyboard.type("bra");
  await expect(select).toHaveText("Brazil");

  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "Brazil" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "France" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(select).toHaveText("France");
  await expect(select).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "France" })).toBeFocused();
  await page.keyboard.type("united k");
  await expect(page.getByRole("option", { name: "United Kingdom" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(select).toHaveText("France");
  await expect(select).toBeFocused();
});

test("a select and a checkbox are described by their errors", async ({ page }) => {
  for (const [field, error] of [
    [page.getByRole("combobox", { name: "Gender" }), "Please choose one"],
    [page.getByRole("checkbox", { name: "I agree to the terms" }), "Please agree to go on"],
  ] as const) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(error);
  }
});

test("a checkbox is ticked by Space, and the links in its label open without ticking it", async ({
  page,
}) => {
  const box = piece(page, "checkbox").getByRole("checkbox", { name: /terms of use and the privacy policy/ });
  await box.press("Space");
  await expect(box).toBeChecked();
  await box.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#terms$/);
  await expect(box).not.toBeChecked();
});

test("radios follow the arrows past a disabled one and clear the error", async ({ page }) => {
  const group = piece(page, "radio-group").getByRole("radiogroup", { name: "How fit are you?" });
  await expect(group).toHaveAttribute("aria-invalid", "true");
  await expect(group).toHaveAccessibleDescription("Please select your current fitness level.");

  await group.getByRole("radio", { name: "Just starting" }).press("Space");
  await expect(group.getByRole("radio", { name: "Just starting" })).toBeChecked();
  await expect(group).not.toHaveAttribute("aria-invalid");
  await expect(group).toHaveAccessibleDescription("");

  await page.keyboard.press("ArrowUp");
  await expect(group.getByRole("radio", { name: "I train often" })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  const middle = group.getByRole("radio", { name: "I train now and then" });
  await expect(middle).toBeChecked();
  await expect(middle).toHaveAccessibleDescription("Once or twice a week");
});

test("radio cards are one Tab stop and follow the arrows", async ({ page }) => {
  const group = piece(page, "radio-group").getByRole("radiogroup", { name: "What matters most to you?" });
  await group.getByRole("radio", { name: "Eat well" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(group.getByRole("radio", { name: "Move more" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Just starting" }).first()).toBeFocused();
});

test("yes or no starts unanswered and follows the arrows", async ({ page }) => {
  const group = piece(page, "yes-no-group").getByRole("radiogroup", { name: /food allergies/ });
  await expect(group.getByRole("radio", { checked: true })).toHaveCount(0);
  await group.getByRole("radio", { name: "Yes" }).press("ArrowRight");
  await expect(group.getByRole("radio", { name: "No" })).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await expect(group.getByRole("radio", { name: "Yes" })).toBeChecked();
  await expect(group).toHaveAccessibleDescription("We leave out whatever you name.");
});

test("chips are switched by Space, reached by arrows, and keep their order", async ({ page }) => {
  const group = piece(page, "chip-group").getByRole("group", { name: "What do you like to cook with?" });
  const chip = (name: string) => group.getByRole("button", { name });

  await group.focus();
  await expect(chip("Apples")).toBeFocused();
  await page.evaluate(() => document.fonts.ready);
  const place = await chip("Beetroot").boundingBox();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(chip("Aubergine")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(chip("Apples")).toHaveAttribute("aria-pressed", "false");
  await expect(chip("Aubergine")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => chip("Beetroot").boundingBox()).toEqual(place);

  await chip("Fennel").press("ArrowRight");
  await expect(chip("Garlic")).toBeFocused();
});

test("a single chip is chosen by arrows", async ({ page }) => {
  const group = piece(page, "chip-group").getByRole("radiogroup", { name: "How many days a week?" });
  await group.getByRole("radio", { name: "1" }).press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(group.getByRole("radio", { checked: true })).toHaveAccessibleName("3");
});

test("a stepper moves by its step, stops at its bounds and keeps its focus there", async ({ page }) => {
  const group = piece(page, "stepper").getByRole("group", { name: "Servings" });
  const less = group.getByRole("button", { name: "Decrease servings" });
  const more = group.getByRole("button", { name: "Increase servings" });
  const amount = group.getByRole("status");

  await expect(less).toHaveAttribute("aria-disabled", "true");
  await less.press("Enter");
  await expect(amount).toHaveText("4 servings");
  await more.press("Space");
  await expect(amount).toHaveText("6 servings");
  for (const key of ["Enter", "Enter"]) await more.press(key);
  await expect(amount).toHaveText("8 servings");
  await expect(more).toHaveAttribute("aria-disabled", "true");
  await expect(more).toBeFocused();
});

test("a slider follows arrows, Home and End and announces its value in words", async ({ page }) => {
  const slider = piece(page, "slider-field").getByRole("slider", { name: "Time to cook" });
  await expect(slider).toHaveAccessibleDescription("On an ordinary evening.");
  for (const [key, minutes] of Object.entries({ ArrowRight: 25, ArrowLeft: 20, End: 60, Home: 5 })) {
    await slider.press(key);
    await expect(slider).toHaveAttribute("aria-valuetext", `${minutes} minutes`);
  }
  await expect(piece(page, "slider-field").getByText("5 minutes", { exact: true })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const targets = 'button, input:not([type="checkbox"]), textarea, [data-piece="link-button"] a';

  // A button within a sentence is lower than that itself, and is reached beyond its own box.
  const findLowTargets = (elements: Element[]) =>
    elements
      .filter((one) => one.getBoundingClientRect().height < 44)
      .filter((one) => {
        one.scrollIntoView({ block: "center" });
        const { left, top, width, height } = one.getBoundingClientRect();
        const [middleX, middleY] = [left + width / 2, top + height / 2];
        return ![middleY - 21, middleY + 21].every((y) =>
          one.contains(document.elementFromPoint(middleX, y)),
        );
      })
      .map((one) => one.outerHTML);

  test("every target is at least 44 px high and nothing runs off the side", async ({ page }) => {
    for (const name of pieces) {
      expect(await piece(page, name).locator(targets).evaluateAll(findLowTargets)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test("a tap close beside a checkbox ticks it", async ({ page }) => {
    const box = piece(page, "checkbox").getByRole("checkbox", { name: "I agree to the terms" });
    await box.tap({ position: { x: -8, y: -8 }, force: true });
    await expect(box).toBeChecked();
  });
});

function piece(page: Page, name: string): Locator {
  return page.locator(`[data-piece="${name}"]`);
}
