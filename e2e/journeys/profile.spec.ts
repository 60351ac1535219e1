import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, holdCall, signIn, test } from "../fixtures.ts";
import { aProfile, aVerifiedPerson, logIn, saveProfile } from "../people.ts";

const editProfile = "**/api/edit-profile";
const next = (page: Page) => page.getByRole("button", { name: "Next" });
const toasts = (page: Page) => page.locator(".Toastify");
const readDraft = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem("profile_data") ?? "null"));

const answers = {
  "First name": "Zoë",
  "Last name": "Ngata",
  "Date of birth": "1990-02-28",
  "Phone number": "211234567",
  Address: "1 Fern Way",
};

async function open(page: Page): Promise<void> {
  await page.goto("/edit-profile");
  await expect(page.getByLabel("First name")).toBeVisible();
}

async function fill(page: Page, changes: Partial<typeof answers> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...answers, ...changes }))
    await page.getByLabel(label).fill(value);
  await page.getByRole("radio", { name: "Female" }).check();
}

async function chooseCode(page: Page, country: string, code: string): Promise<void> {
  await page.getByLabel("Country code").focus();
  // A space typed late would open the list.
  await page.keyboard.type(country.replace(/ .*/, ""));
  await expect(page.getByLabel("Country code")).toHaveText(code);
}

async function expectMessage(page: Page, label: string, message: string): Promise<void> {
  await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
}

let token: string;
test.beforeEach(async ({ page, stack }) => {
  token = await signIn(page, stack);
});

test("[ONB-07][ONB-08][ONB-16][ONB-17][ONB-21][API-14][LIM-01] asks for six fields, with their limits and defaults, the stored names and seventeen country codes", async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Setup Your Profile");
  await expect(page).toHaveTitle("Setup your profile · Fernwell");
  for (const label of Object.keys(answers)) await expect(page.getByLabel(label)).toBeVisible();
  const today = await page.evaluate(() => {
    const now = new Date();
    return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  });
  await expect(page.getByLabel("Date of birth")).toHaveAttribute("min", "1947-01-01");
  await expect(page.getByLabel("Date of birth")).toHaveAttribute("max", today);
  const genders = page.getByRole("radiogroup", { name: "Gender" }).getByRole("radio");
  expect(await genders.evaluateAll((all) => all.map((radio) => radio.getAttribute("value")))).toEqual([
    "male",
    "female",
    "other",
  ]);
  await expect(page.getByLabel("Country code")).toHaveText("+1");
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expect(page.getByLabel("Last name")).toHaveValue("Lovelace");
  await expect(page.getByLabel("Phone number")).toHaveValue("");
  await expectAccessible(page);

  await test.step("a country code is found by typing its country", async () => {
    const code = page.getByLabel("Country code");
    await code.press("Enter");
    await expect(page.getByRole("option")).toHaveText([
      "+1 USA",
      "+44 UK",
      "+91 India",
      "+92 Pakistan",
      "+61 Australia",
      "+64 New Zealand",
      "+33 France",
      "+49 Germany",
      "+81 Japan",
      "+86 China",
      "+55 Brazil",
      "+27 South Africa",
      "+7 Russia",
      "+34 Spain",
      "+39 Italy",
      "+52 Mexico",
      "+971 UAE",
    ]);
    await page.keyboard.type("new");
    await expect(page.getByRole("option", { name: "+64 New Zealand" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(code).toHaveText("+64");
    await expect(code).toBeFocused();
  });
});

test("[OPEN-46] starts with the whole profile when the server has one, and fits the narrowest phone with long names and every message", async ({
  page,
  stack,
}) => {
  const long = { fname: "A".repeat(120), lname: "W".repeat(120) };
  await saveProfile(stack, token, { ...aProfile, ...long, phone: "+971501234567" });
  await open(page);
  await expect(page.getByLabel("Country code")).toHaveText("+971");
  await expect(page.getByLabel("Phone number")).toHaveValue("501234567");
  await expect(page.getByLabel("Date of birth")).toHaveValue("1990-02-28");
  await expect(page.getByRole("radio", { name: "Female" })).toBeChecked();

  await expectNoSidewaysScroll(page);
  for (const label of Object.keys(answers)) await page.getByLabel(label).fill("");
  await next(page).click();
  await expect(page.getByText("Address is required")).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("[ONB-09][ONB-11][ONB-13][ONB-17][ONB-18][ONB-20][OPEN-42][ONB-27][ONB-28][ONB-29][ONB-30][ONB-31][OPEN-50] marks every missing field and focuses the first; Skip asks once, then goes to the recommendations and changes nothing else", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await open(page);
  await page.getByLabel("First name").fill(" ");
  await page.getByLabel("Last name").fill("");
  await next(page).click();
  await expectMessage(page, "First name", "First name is required");
  await expectMessage(page, "Last name", "Last name is required");
  await expectMessage(page, "Date of birth", "Date of birth is required");
  await expect(page.getByRole("radiogroup", { name: "Gender" })).toHaveAccessibleDescription(
    "Gender is required",
  );
  await expectMessage(page, "Phone number", "Phone number is required");
  await expectMessage(page, "Address", "Address is required");
  await expect(page.getByLabel("First name")).toBeFocused();
  expect(await readDraft(page)).toBeNull();
  await expectAccessible(page);

  const dialog = page.getByRole("alertdialog", { name: "Just Few Seconds" });
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await expect(dialog).toHaveAccessibleDescription(/^It'll only take 45 seconds…/);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/edit-profile");
  await expect(page.getByRole("button", { name: "Skip", exact: true })).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Skip Anyway" }).click();
  await expect(page).toHaveURL("/recomendation");
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["token"]);
});

test.describe("rejects", () => {
  const wrong = [
    ["First name", ["Ada2", "Mary  Ann", "'Neil"], "First name should only contain letters"],
    ["Last name", ["Cruz 3", "Smith-", "O_Neil"], "Last name should only contain letters"],
    ["Date of birth", ["2999-01-01"], "Date of birth cannot be in the future"],
    ["Date of birth", ["1946-12-31"], "Date of birth cannot be before 1947"],
    [
      "Phone number",
      ["12345678", "123456789012345", "21 123 4567", "+64211234567"],
      "Enter a valid phone number",
    ],
  ] as const;

  test("[ONB-10][ONB-12][ONB-14][ONB-15][ONB-19][OPEN-43][OPEN-44][OPEN-47][DEP-08][ERR-07] an invalid value beside its field, until it is edited, and an age below 13, on the server too", async ({
    page,
  }) => {
    await open(page);
    await fill(page);
    for (const [label, values, message] of wrong) {
      for (const value of values) {
        await page.getByLabel(label).fill(value);
        await next(page).click();
        await expectMessage(page, label, message);
      }
      await page.getByLabel(label).fill(answers[label]);
      await expectMessage(page, label, "");
    }

    await page.getByLabel("Date of birth").fill(`${new Date().getFullYear() - 12}-01-01`);
    await next(page).click();
    await expectMessage(page, "Date of birth", "You must be at least 13 years old");
    await expect(page).toHaveURL("/edit-profile");

    await test.step("the server rejects it too, whatever the browser's clock says", async () => {
      await page.clock.setFixedTime(new Date(Date.now() + 5 * 365 * 24 * 60 * 60 * 1000));
      await open(page);
      await fill(page, { "Date of birth": `${new Date().getFullYear() - 12}-01-01` });
      await next(page).click();
      await expect(toasts(page).getByText("You must be at least 13 years old")).toBeVisible();
      await expectMessage(page, "Date of birth", "You must be at least 13 years old");
      await expect(page).toHaveURL("/edit-profile");
    });
  });
});

test("[START-05][START-06][OPEN-43] accepts letters of any script, O'Brien, Anne-Marie and van Dyk, on the form and on the server", async ({
  page,
}) => {
  await open(page);
  for (const [firstName, lastName] of [
    ["Zoë", "محمد"],
    ["Anne-Marie", "O'Brien"],
    ["Mary Ann", "D’Arcy"],
    ["Zoë", "van Dyk"],
  ] as const) {
    await fill(page, { "First name": firstName, "Last name": lastName });
    await next(page).click();
    await expect(page).toHaveURL("/subscription");
    await page.goBack();
    await expect(page.getByLabel("First name")).toBeVisible();
  }
  await page.goto("/settings");
  await page.getByRole("button", { name: "Profile Settings" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("Zoë");
  await expect(page.getByLabel("Last name")).toHaveValue("van Dyk");
});

test("[START-06] the full name of a sign-up fills the profile with names that it accepts", async ({
  page,
  stack,
}) => {
  const person = await aVerifiedPerson(stack, "Anne-Marie van O'Dyk");
  await page.addInitScript((value) => localStorage.setItem("token", value), await logIn(stack, person));
  await open(page);
  await expect(page.getByLabel("First name")).toHaveValue("Anne-Marie");
  await expect(page.getByLabel("Last name")).toHaveValue("van O'Dyk");
  const { "First name": _first, "Last name": _last, ...others } = answers;
  for (const [label, value] of Object.entries(others)) await page.getByLabel(label).fill(value);
  await page.getByRole("radio", { name: "Female" }).check();
  await next(page).click();
  await expect(page).toHaveURL("/subscription");
});

test("[ONB-02][ONB-05][ONB-06][ONB-22][ONB-23][API-15][API-16][DATA-02][DATA-03][DATA-04][DATA-05][OPEN-40][OPEN-41][OPEN-62] Next keeps the draft, sends it and continues to the subscription, and a person who has finished is redirected", async ({
  page,
}) => {
  await open(page);
  await fill(page);
  await chooseCode(page, "New Zealand", "+64");
  const held = await holdCall(page, editProfile);
  await next(page).click();

  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  const request = await held.request;
  expect(request.headers()["authorization"]).toBe(`Bearer ${token}`);
  expect(request.postDataJSON()).toEqual({
    name: "Zoë Ngata",
    fname: "Zoë",
    lname: "Ngata",
    dob: "1990-02-28",
    gender: "female",
    phone: "+64211234567",
    address: "1 Fern Way",
    countryCode: "+64",
  });
  expect(await readDraft(page)).toEqual({
    firstName: "Zoë",
    lastName: "Ngata",
    dob: "1990-02-28",
    gender: "female",
    phone: "211234567",
    countryCode: "+64",
    address: "1 Fern Way",
    savedAt: expect.any(String),
  });
  await expect(page).toHaveURL("/edit-profile");
  held.release();
  await expect(page).toHaveURL("/subscription");

  await page.evaluate(() => localStorage.setItem("onboardingComplete", "true"));
  await page.goto("/edit-profile");
  await expect(page).toHaveURL("/recomendation");
});

test("[ONB-23] opening the screen again restores the draft, also without the server", async ({ page }) => {
  await page.route(editProfile, (route) => route.abort());
  await open(page);
  await fill(page);
  await chooseCode(page, "Russia", "+7");
  await next(page).click();
  await expect(toasts(page).getByText("An unknown error occurred.")).toBeVisible();

  await page.route("**/api/profile", (route) => route.abort());
  await open(page);
  for (const [label, value] of Object.entries(answers))
    await expect(page.getByLabel(label)).toHaveValue(value);
  await expect(page.getByRole("radio", { name: "Female" })).toBeChecked();
  await expect(page.getByLabel("Country code")).toHaveText("+7");
});

test("[ERR-07][OPEN-41] a failed save shows a toast and keeps what was typed", async ({ page }) => {
  await open(page);
  await fill(page);
  const failures = [
    [
      422,
      { detail: [{ loc: ["body", "phone"], msg: "That phone is taken", type: "custom" }] },
      "That phone is taken",
    ],
    [503, { detail: "We are very busy right now." }, "We are very busy right now."],
    [500, {}, "An unknown error occurred."],
  ] as const;
  for (const [status, json, message] of failures) {
    await page.route(editProfile, (route) => route.fulfill({ status, json }));
    await next(page).click();
    await expect(toasts(page).getByText(message)).toBeVisible();
    await expect(page).toHaveURL("/edit-profile");
    await page.unroute(editProfile);
  }
  await expect(page.getByLabel("First name")).toHaveValue("Zoë");
  await next(page).click();
  await expect(page).toHaveURL("/subscription");
});

test("a slow profile shows a skeleton of the form first, and one that cannot be loaded leaves it to be filled in", async ({
  page,
}) => {
  const held = await holdCall(page, "**/api/profile");
  await page.goto("/edit-profile");
  await expect(page.getByText("Loading your profile")).toBeAttached();
  held.release();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");

  await page.route("**/api/profile", (route) => route.fulfill({ status: 500, body: "" }));
  await open(page);
  await expect(page.getByLabel("First name")).toHaveValue("");
  await expect(page.getByLabel("Country code")).toHaveText("+1");
});

test("can be filled in and sent by keyboard alone", async ({ page }) => {
  const keys = page.keyboard;
  await open(page);
  await page.getByLabel("First name").focus();
  await keys.type("x");
  await keys.press("Tab");
  await keys.press("Tab");
  await expect(page.getByLabel("Date of birth")).toBeFocused();
  await keys.type("02281990");
  await page.getByRole("radio", { name: "Male", exact: true }).focus();
  await keys.press("Space");
  await keys.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Female" })).toBeChecked();
  await keys.press("Tab");
  await expect(page.getByLabel("Country code")).toBeFocused();
  await keys.type("jap");
  await expect(page.getByLabel("Country code")).toHaveText("+81");
  await keys.press("Tab");
  await keys.type("211234567");
  await keys.press("Tab");
  await keys.type("1 Fern Way");
  await keys.press("Tab");
  await expect(next(page)).toBeFocused();
  const sent = page.waitForRequest(editProfile);
  await keys.press("Enter");
  expect((await sent).postDataJSON()).toMatchObject({ phone: "+81211234567", gender: "female" });
  await expect(page).toHaveURL("/subscription");
});
