import { publicPaths } from "@fernwell/contract/paths";
import type { Page } from "@playwright/test";
import { expectAccessible, findViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";

const ownPages = publicPaths.filter((path) => path !== "/");
const phone = { width: 390, height: 844 };

test("[NAV-05][INFO-01][INFO-02][INFO-03][INFO-04][INFO-05][INFO-06][OPEN-14] About Us tells the story and the mission, and shows the people and what drives us", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await expect(page.getByRole("region", { name: "Our story" })).toContainText("kitchen table");
  await expect(page.getByRole("region", { name: "Our mission" })).toContainText("To make good food");
  const drives = page.getByRole("region", { name: "What Drives Us" });
  await expect(drives.getByRole("heading", { level: 3 })).toHaveText(["Purpose", "Innovation", "Community"]);

  await test.step("seven people are shown with their roles, on cards without links", async () => {
    const cards = page.getByRole("region", { name: "The people at the table" }).getByRole("listitem");
    await expect(cards).toHaveCount(7);
    const roles = await cards.locator("h3 + p").allTextContents();
    expect(roles.map((role) => role.toLowerCase())).toEqual([
      "founder",
      "co-founder",
      "medical doctor and dietitian",
      "health and chronic illness advisor",
      "nutritionist and wellness advisor",
      "accounts director",
      "chief technology officer",
    ]);
    await expect(cards.getByRole("link")).toHaveCount(0);
    for (const card of await cards.all()) {
      await expect(card).not.toHaveCSS("cursor", "pointer");
      await card.click();
    }
    await expect(page).toHaveURL("/about");
  });
});

test("[NAV-06][INFO-07][INFO-08] the founder and the co-founder share one biography", async ({ page }) => {
  const biographies: string[] = [];
  for (const [address, role] of [
    ["/founder", "Founder"],
    ["/co-founder", "Co-founder"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("main").getByText(role, { exact: true })).toBeVisible();
    const biography = page.getByRole("region", { name: "Two people, one kitchen table" });
    biographies.push((await biography.textContent()) ?? "");
  }
  expect(biographies[0]?.length).toBeGreaterThan(1000);
  expect(biographies[1]).toBe(biographies[0]);
});

test("[NAV-07][INFO-09][INFO-10][INFO-11][OPEN-04][OPEN-13] the Help Center is the contact page, with a search and six cards that do nothing", async ({
  page,
}) => {
  await page.goto("/contact");

  await test.step("it names e-mail and phone", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help Center");
    await expect(page.getByRole("link", { name: "hello@fernwell.example" })).toHaveAttribute(
      "href",
      "mailto:hello@fernwell.example",
    );
    await expect(page.getByRole("link", { name: "+64 9 555 0142" })).toHaveAttribute(
      "href",
      "tel:+6495550142",
    );
  });

  await test.step("the search does nothing", async () => {
    const asked: string[] = [];
    const before = await page.getByRole("main").textContent();
    page.on("request", (request) => {
      // Pictures and fonts of the page may still be on their way.
      if (["document", "fetch", "xhr"].includes(request.resourceType())) asked.push(request.url());
    });
    const search = page.getByRole("searchbox", { name: "Search the Help Center" });
    await search.fill("billing");
    await search.press("Enter");

    await expect(search).toHaveValue("billing");
    await expect(page).toHaveURL("/contact");
    expect(await page.getByRole("main").textContent()).toBe(before);
    expect(asked).toEqual([]);
  });

  await test.step("six cards have no actions", async () => {
    const cards = page.getByRole("region", { name: "Topics" }).getByRole("listitem");
    await expect(cards.getByRole("heading")).toHaveText([
      "Report a bug",
      "Suggest a new feature",
      "Suggest improvement",
      "Licensing and billing questions",
      "Technical Support",
      "Other questions",
    ]);
    await expect(cards).toHaveCount(6);
    await expect(cards.locator("a, button, [tabindex], [role]")).toHaveCount(0);
    for (const card of await cards.all()) {
      const look = () => card.evaluate((element) => JSON.stringify(getComputedStyle(element)));
      await page.mouse.move(0, 0);
      const atRest = await look();
      await card.hover();
      expect(await look()).toBe(atRest);
      await expect(card).toHaveCSS("cursor", "auto");
      await card.click();
    }
    await expect(page).toHaveURL("/contact");
  });
});

for (const address of ["/plans", "/explore"]) {
  test(`[NAV-08][LAND-21][OPEN-01][OPEN-05][OPEN-07][REC-35] ${address} offers the trial, both prices and coaches for a fee, and its cards lead to the login screen`, async ({
    page,
  }) => {
    await page.goto(address);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Plans");
    await expect(main.getByText("2 Week FREE Trial")).toBeVisible();
    const offers = main.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Sign Up/ }) });
    await expect(offers).toContainText(["$36 USD per year", "$5 USD per month"]);
    await expect(offers.getByRole("heading")).toHaveText(["Annual", "Monthly"]);
    await expect(main).toContainText("available for an additional fee");
    await expect(main).not.toContainText(/\$(85|10)\b/);

    await test.step("every card and its button lead to the login screen", async () => {
      const carousel = page.getByRole("region", { name: "A look inside" });
      const links = carousel.getByRole("listitem").getByRole("link");
      await expect(links).toHaveCount(12);
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(new Set(targets)).toEqual(new Set(["/login"]));

      // The card's link covers the whole card.
      await carousel.getByRole("heading", { name: "Luxury Muesli" }).click({ force: true });
      await expect(page).toHaveURL("/login");
      await page.goBack();
      await expect(page).toHaveURL(address);
    });
  });
}

test.describe("Explore US", () => {
  const title = "Create or Login Your Account and Proceed to Payment To View This";
  const carousel = (page: Page) => page.getByRole("region", { name: "Explore US" });
  const readMore = (page: Page) =>
    carousel(page)
      .getByRole("button", { name: /^Read More/ })
      .first();

  test("[NAV-09][LAND-22][LAND-24][LAND-25][OPEN-06][OPEN-11] is reached by its address, has three tabs, and prompts to log in", async ({
    page,
  }) => {
    await page.goto("/explore-us");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore US");

    await test.step("the prompt closes with Escape and returns the focus", async () => {
      await readMore(page).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(readMore(page)).toBeFocused();
      await expect(page).toHaveURL("/explore-us");
    });

    await test.step("a tab filters the cards", async () => {
      const tabs = carousel(page).getByRole("group").getByRole("button");
      await expect(tabs).toHaveText(["Meal", "Exercise", "Meditation"]);
      await tabs.getByText("Exercise").click();
      await expect(carousel(page).getByRole("listitem")).toHaveCount(4);
      await expect(carousel(page).getByRole("heading", { level: 3 })).toContainText(["Push-Ups"]);
    });

    await test.step("the prompt's close button leads to login, and Back returns", async () => {
      await readMore(page).click();
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await page.getByRole("button", { name: "Close" }).click();
      await expect(page).toHaveURL("/login");

      await page.goBack();
      await expect(page).toHaveURL("/explore-us");
      await expect(carousel(page)).toBeVisible();
      await expect(page.getByRole("dialog")).toBeHidden();
    });
  });

  test("[LAND-23] shows 4 to 1 cards, by the width, and does not wrap around", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1441, height: 900 });
    await page.goto("/explore-us");
    const previous = carousel(page).getByRole("button", { name: "Previous" });
    const next = carousel(page).getByRole("button", { name: "Next" });
    const tab = carousel(page).getByRole("group").getByText("Meal");

    for (const [width, fitting] of [
      [1441, 4],
      [1440, 3],
      [1024, 2],
      [768, 1],
    ] as const) {
      await test.step(`it shows ${fitting} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect(carousel(page)).toContainText(fitting === 1 ? "1 of 12" : `1–${fitting} of 12`);
        await expect(previous).toHaveAttribute("aria-disabled", "true");
        for (let step = fitting; step < 12; step += 1) await next.click();
        await expect(carousel(page)).toContainText(fitting === 1 ? "12 of 12" : `${13 - fitting}–12 of 12`);
        await expect(next).toHaveAttribute("aria-disabled", "true");
      });

      // A tab starts its cards at the first; switched off, it leaves all of them there.
      await tab.click();
      await expect(carousel(page).getByRole("listitem")).toHaveCount(4);
      await tab.click();
      await expect(carousel(page).getByRole("listitem")).toHaveCount(12);
    }
  });
});

test.describe("the phone's menu", () => {
  test.use({ viewport: phone });

  test("[NAV-18][NAV-20] is tabbed through in the page's order, and closes afterwards and when tapped outside", async ({
    page,
  }) => {
    // A menu that is still fading in has too little contrast.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/contact");
    const toggle = page.getByRole("button", { name: /menu/i });
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    for (const name of ["Home", "Explore", "About Us", "Plans", "Login", "Sign Up"]) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");

    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect(await findViolations(page)).toEqual([]);
    await page.mouse.click(200, 800);
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  });
});

const headings: Readonly<Record<string, string>> = {
  "/about": "About Us",
  "/contact": "Help Center",
  "/plans": "Plans",
  "/explore": "Plans",
  "/explore-us": "Explore US",
  "/privacy": "Privacy policy",
  "/terms-and-conditions": "Terms and conditions",
};

for (const addresses of [ownPages.slice(0, 6), [...ownPages.slice(6), "/no-such-page"]]) {
  test(`[NAV-02] opens without an account, is accessible in both schemes and fits a screen of 320 px: ${addresses.join(" ")}`, async ({
    page,
  }) => {
    test.slow();
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[address] ?? /./);
        await expect(page).toHaveURL(address);
        await expectAccessible(page);

        await page.setViewportSize({ width: 320, height: 640 });
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
    }
  });
}

test("[NAV-02] the landing page and the screens for visitors open without an account", async ({ page }) => {
  for (const [address, heading] of [
    ["/", "Eat, move and rest your way"],
    ["/login", "Welcome back"],
    ["/signup", "Create your account"],
    ["/createNewPass/a-token", "Create a new password"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(address);
  }
  await expect(page.getByLabel("New password")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("[NAV-02] every public page can be read, and left by its navigation", async ({ page }) => {
    // The contact page comes last, and is left by its navigation.
    for (const address of [...ownPages.filter((path) => path !== "/contact"), "/contact"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect((await page.getByRole("main").textContent())?.length).toBeGreaterThan(150);
    }
    await page.getByRole("banner").getByRole("link", { name: "Plans" }).click();
    await expect(page).toHaveURL("/plans");
    await expect(page.getByRole("main")).toContainText("$36 USD per year");
  });
});
