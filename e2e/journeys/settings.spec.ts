import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../accessibility.ts";
import { expect, holdCall, signIn, test } from "../fixtures.ts";
import { aProfile, aVerifiedPerson, logIn, saveProfile } from "../people.ts";

const editProfile = "**/api/edit-profile";
const section = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save changes" });
const failure = "Something went wrong while saving your profile.";

async function openProfile(page: Page): Promise<void> {
  await page.goto("/settings");
  await section(page, "Profile Settings").click();
  await expect(page.getByLabel("First name")).toBeVisible();
}

let token: string;
test.beforeEach(async ({ page, stack }) => {
  token = await signIn(page, stack);
});

test.describe("the two sections", () => {
  test("[SET-01][SET-02][SET-03] open one at a time, and the open one closes again", async ({ page }) => {
    await page.goto("/settings");
    await expect(page).toHaveTitle("Settings · Fernwell");
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(headings).toHaveCount(2);
    const [profile, preferences] = [
      section(page, "Profile Settings"),
      section(page, "Preference Settings"),
    ] as const;

    await profile.click();
    await expect(profile).toHaveAttribute("aria-expanded", "true");
    await preferences.click();
    await expect(preferences).toHaveAttribute("aria-expanded", "true");
    await expect(profile).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByLabel("First name")).toBeHidden();
    await preferences.click();
    await expect(preferences).toHaveAttribute("aria-expanded", "false");
  });

  test("[APP-01][SET-04][SET-05][SET-06] lead to the three edit flows, and work by keyboard", async ({
    page,
  }) => {
    const flows = {
      "Exercise preferences": "/edit-exercise-preferences",
      "Meditation preferences": "/edit-meditation-preferances",
    };
    await page.goto("/settings");
    for (const [name, address] of Object.entries(flows)) {
      await section(page, "Preference Settings").click();
      await page.getByRole("link", { name }).click();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(page).toHaveURL("/settings");
    }

    await section(page, "Profile Settings").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("First name")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("First name")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Meal preferences" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/edit-meal-preferences");
  });
});

test.describe("the profile form", () => {
  test("[SET-07][SET-10][OPEN-46] holds the same fields, filled with what is stored, and is not sent while nothing differs", async ({
    page,
    stack,
  }) => {
    await saveProfile(stack, token);
    await openProfile(page);
    await expect(page.getByLabel("First name")).toHaveValue(aProfile.fname);
    await expect(page.getByLabel("Last name")).toHaveValue(aProfile.lname);
    await expect(page.getByLabel("Date of birth")).toHaveValue(aProfile.dob);
    await expect(page.getByLabel("Date of birth")).toHaveAttribute("min", "1947-01-01");
    await expect(page.getByRole("radio", { name: "Female" })).toBeChecked();
    await expect(page.getByLabel("Address")).toHaveValue(aProfile.address);

    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/edit-profile")) sent.push(request.postDataJSON());
    });
    const note = page.getByText("Nothing has changed, so there is nothing to save.");
    await save(page).click();
    await note.click();
    await expect(note).toHaveCount(0);

    await page.getByLabel("First name").fill("Augusta");
    await page.getByLabel("First name").fill("Ada ");
    await save(page).click();
    await expect(note).toBeVisible();
    expect(sent).toEqual([]);
  });

  test("[SET-07][SET-08][ONB-09][ONB-10][ONB-11][ONB-12][ONB-13][ONB-14][ONB-15][ONB-17][ONB-18][ONB-19][ONB-20][DEP-08][OPEN-45] starts with +92 when no phone is stored, and keeps the rules of profile setup", async ({
    page,
  }) => {
    await openProfile(page);
    await expect(page.getByLabel("Country code")).toHaveText("+92");
    await expect(page.getByLabel("Phone number")).toHaveValue("");
    await page.getByLabel("First name").fill("");
    await page.getByLabel("Last name").fill("");
    await save(page).click();
    const missing = ["First name", "Last name", "Date of birth", "Gender", "Phone number", "Address"];
    for (const label of missing) await expect(page.getByText(`${label} is required`)).toBeVisible();

    const wrong = [
      ["First name", "Ada 2", "First name should only contain letters"],
      ["Last name", "O'Neil2", "Last name should only contain letters"],
      ["Phone number", "12345678", "Enter a valid phone number"],
      ["Date of birth", "2999-01-01", "Date of birth cannot be in the future"],
      ["Date of birth", "1946-12-31", "Date of birth cannot be before 1947"],
      ["Date of birth", `${new Date().getFullYear() - 12}-01-01`, "You must be at least 13 years old"],
    ] as const;
    for (const [label, value, message] of wrong) {
      await page.getByLabel(label).fill(value);
      await save(page).click();
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
    }
  });

  test("[SET-09][OPEN-45] splits a stored phone by the codes it knows", async ({ page, stack }) => {
    for (const [code, digits] of [
      ["+971", "501234567"],
      ["+7", "9161234567"],
      ["+1", "2025550143"],
    ] as const) {
      await saveProfile(stack, token, { phone: `${code}${digits}` });
      await openProfile(page);
      await expect(page.getByLabel("Country code")).toHaveText(code);
      await expect(page.getByLabel("Phone number")).toHaveValue(digits);
    }
  });

  test("[APP-01][SET-10][SET-11][API-15][OPEN-41][OPEN-62][DATA-02][DATA-03] is sent once when a value differs, and confirms it", async ({
    page,
    stack,
  }) => {
    await saveProfile(stack, token);
    await page.addInitScript(() => localStorage.setItem("profile_data", "{}"));
    await openProfile(page);
    await page.getByLabel("First name").fill("Augusta");
    const held = await holdCall(page, editProfile);
    await save(page).click();
    await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
    await page.getByRole("button", { name: "Saving..." }).press("Enter");
    expect((await held.request).postDataJSON()).toEqual({
      ...aProfile,
      name: "Augusta Lovelace",
      fname: "Augusta",
    });
    held.release();
    await expect(page.getByText("Your profile is saved.")).toBeVisible();
    await expect(page.getByLabel("Sidebar", { exact: true }).getByText("Augusta Lovelace")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("profile_data"))).toBeNull();

    await save(page).click();
    await expect(page.getByText("Nothing has changed, so there is nothing to save.")).toBeVisible();
    await page.reload();
    await section(page, "Profile Settings").click();
    await expect(page.getByLabel("First name")).toHaveValue("Augusta");
  });

  test("[ERR-08][OPEN-41] keeps what was typed while the other section is open and when a save fails, which it says", async ({
    page,
    stack,
  }) => {
    await saveProfile(stack, token);
    await openProfile(page);
    await page.getByLabel("Address").fill("2 Fern Way");
    await test.step("the other section may be opened meanwhile", async () => {
      await section(page, "Preference Settings").click();
      await section(page, "Profile Settings").click();
      await expect(page.getByLabel("Address")).toHaveValue("2 Fern Way");
    });
    const alert = page.getByRole("alert").filter({ hasText: failure });
    const failures = [
      { status: 500, body: "" },
      { status: 422, json: { detail: [{ loc: ["body", "address"], msg: "Too far", type: "custom" }] } },
    ];
    for (const failure of failures) {
      await page.route(editProfile, (route) => route.fulfill(failure));
      await save(page).click();
      await expect(alert).toBeVisible();
      await page.unroute(editProfile);
    }
    await expect(page.getByLabel("Address")).toHaveAccessibleDescription("Too far");
    await expect(page.getByLabel("Address")).toHaveValue("2 Fern Way");

    await save(page).click();
    await expect(page.getByText("Your profile is saved.")).toBeVisible();
    await expect(alert).toBeHidden();
  });

  test("offers a retry when it cannot be loaded, and shows no empty form", async ({ page, stack }) => {
    await saveProfile(stack, token);
    await page.route("**/api/profile", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/settings");
    await section(page, "Profile Settings").click();
    await expect(
      page.getByRole("alert").filter({ hasText: "We could not load your profile." }),
    ).toBeVisible();
    await expect(page.getByLabel("First name")).toBeHidden();
    await page.unroute("**/api/profile");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByLabel("First name")).toHaveValue(aProfile.fname);
  });
});

test("has no accessibility violation, closed, open and failing, and fits the narrowest phone with long names", async ({
  page,
  stack,
}) => {
  test.slow();
  await saveProfile(stack, token, { fname: "A".repeat(120), lname: "W".repeat(120) });
  await page.goto("/settings");
  await expect(section(page, "Profile Settings")).toBeVisible();
  await expectAccessible(page);
  await section(page, "Preference Settings").click();
  await expect(page.getByRole("link", { name: "Meal preferences" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await section(page, "Profile Settings").click();
  await expect(page.getByLabel("First name")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Address").fill("");
  await save(page).click();
  await expect(page.getByText("Address is required")).toBeVisible();
  await expectAccessible(page);
});

test.describe("the devices", () => {
  test("are listed, and can be logged out one by one or all at once", async ({ page, stack }) => {
    const person = await aVerifiedPerson(stack);
    const [token] = [await logIn(stack, person), await logIn(stack, person)];
    await page.addInitScript((value) => localStorage.setItem("token", value), token);
    await page.goto("/settings/sign-in");
    const devices = page.getByRole("region", { name: "Where you are logged in" });
    await expect(devices.getByRole("listitem")).toHaveCount(2);
    await expect(devices.getByText("This device")).toHaveCount(1);

    await devices.getByRole("button", { name: /^Log out (?!everywhere)/ }).press("Enter");
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    await expect(devices.getByRole("heading")).toBeFocused();

    await devices.getByRole("button", { name: "Log out everywhere" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Log out everywhere" }).click();
    await expect(page).toHaveURL("/login");
    const { status } = await fetch(`${stack.url}/api/profile`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(status).toBe(401);
  });
});
