import type { Locator, Page } from "@playwright/test";
import { findViolations } from "../accessibility.ts";
import { expect, movePointer, signIn, test } from "../fixtures.ts";

const explore = (page: Page) => page.locator("#explore-section");
const carousel = (page: Page) => explore(page).locator("[aria-roledescription=carousel]");
const cards = (page: Page) => carousel(page).getByRole("listitem");
const tab = (page: Page, name: string) => explore(page).getByRole("button", { name, exact: true });
const control = (page: Page, name: string) => carousel(page).getByRole("button", { name, exact: true });
const titles = (page: Page) => carousel(page).getByRole("heading", { level: 3 });
const questions = (page: Page) => page.locator("details");
const openQuestions = (page: Page) => page.locator("details[open]");
const section = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true }).filter({ has: page.getByRole("heading", { name }) });

const meals = ["Luxury Muesli", "Porridge With Date Puree", "Scrambled Eggs", "Chickpea Scramble"];
const exercises = ["Push-Ups", "Squats", "Seated Cable Row", "Lunges"];
const meditations = [
  "Wonderland of Meditation",
  "Starfish Meditation",
  "Relaxing Breath Meditation",
  "Feel Better Meditation",
];

/** The carousel counts its cards once the page's scripts run. */
async function open(page: Page): Promise<void> {
  await page.goto("/");
  await movePointer(page);
  await expect(carousel(page)).toContainText("of 12");
}

async function titlesInView(page: Page): Promise<string[]> {
  return carousel(page)
    .getByRole("list")
    .evaluate((row) => {
      const frame = row.getBoundingClientRect();
      return [...row.children]
        .filter((card) => {
          const { left, right } = card.getBoundingClientRect();
          return left >= frame.left && right <= frame.right;
        })
        .map((card) => card.querySelector("h3")?.textContent ?? "");
    });
}

test("[LAND-01] [LAND-02] [LAND-03] says what the product is for, how it works and who is behind it", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");

  await expect(main).toContainText("pairs AI with guidance from human experts");
  await expect(main).toContainText(
    "Answer a short questionnaire, which takes under 45 seconds, and AI builds personalised plans",
  );
  await expect(main).toContainText("helps you plan meals, exercise and meditation");
  await expect(main).toContainText("Follow AI-assisted recommendations, build your own plans by hand");
});

test("[NAV-04] [LAND-04] opens with a hero that shows the product at work", async ({ page }) => {
  await page.goto("/");
  const hero = page.getByRole("main").locator("section").first();

  await expect(hero.getByRole("heading", { level: 1 })).toHaveText("Eat, move and rest your way");
  await expect(hero.getByRole("img", { name: /phone that shows the day's plan/ })).toBeInViewport();
});

for (const [name, address] of [
  ["Let's Start", "/login"],
  ["Sign Up Today", "/signup"],
] as const) {
  test(`[LAND-05][LAND-06] the hero's "${name}" goes to ${address}`, async ({ page }) => {
    await open(page);
    await page.getByRole("main").locator("section").first().getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
  });
}

test("[LAND-07] an explainer presents three steps, each with its picture", async ({ page }) => {
  await page.goto("/");
  const steps = section(page, "It's Simple").getByRole("listitem");

  await expect(steps.getByRole("heading")).toHaveText([
    "Tell us about you",
    "See what may suit you",
    "Make it yours",
  ]);
  await expect(steps.getByRole("img")).toHaveCount(3);
});

test("[LAND-08] [LAND-09] [LAND-11] [DATA-33] the explore section has three tabs and shows all twelve cards at first", async ({
  page,
}) => {
  await open(page);

  await expect(explore(page).getByRole("group").getByRole("button")).toHaveText([
    "Meals",
    "Exercises",
    "Meditations",
  ]);
  expect((await titles(page).allTextContents()).sort()).toEqual(
    [...meals, ...exercises, ...meditations].sort(),
  );
});

test("[LAND-10] [OPEN-09] a tab filters the cards, another takes over, and a second click switches it off", async ({
  page,
}) => {
  await open(page);

  for (const [name, expected] of [
    ["Meals", meals],
    ["Exercises", exercises],
    ["Meditations", meditations],
  ] as const) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute("aria-pressed", "true");
    await expect(titles(page)).toHaveText([...expected]);
    await expect(explore(page).locator("[aria-pressed=true]")).toHaveCount(1);
  }
  await tab(page, "Meditations").click();
  await expect(explore(page).locator("[aria-pressed=true]")).toHaveCount(0);
  await expect(titles(page)).toHaveCount(12);
});

test("a tab starts its cards at the first", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await control(page, "Next").click();
  await expect(carousel(page)).toHaveAttribute("data-slide", "2");

  await tab(page, "Exercises").click();
  await expect(carousel(page)).toHaveAttribute("data-slide", "1");
  await expect(carousel(page)).toContainText("1–3 of 4");
});

for (const [widths, count] of [
  [[1441, 1920], 4],
  [[1025, 1440], 3],
  [[769, 1024], 2],
  [[320, 768], 1],
] as const) {
  test(`[LAND-12][LAND-13][LAND-14][LAND-15] the carousel fits ${count} at ${widths.join(" and ")} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      await expect.poll(() => titlesInView(page), `at ${width} px`).toHaveLength(count);
      await expect(carousel(page)).toContainText(count === 1 ? "1 of 12" : `1–${count} of 12`);
    }
  });
}

test("[LAND-16] the carousel stops at both ends", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await tab(page, "Meals").click();

  await expect(control(page, "Previous")).toBeDisabled();
  await control(page, "Next").focus();
  await page.keyboard.press("Enter");
  await expect(carousel(page)).toContainText("2–4 of 4");
  await expect(control(page, "Next")).toBeDisabled();
  await page.keyboard.press("Enter");
  await expect(carousel(page)).toHaveAttribute("data-slide", "2");
  await expect(control(page, "Next")).toBeFocused();
  expect(await titlesInView(page)).toEqual(meals.slice(1));
});

test("quick presses of Next add up", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await control(page, "Next").focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Enter");

  await expect(carousel(page)).toHaveAttribute("data-slide", "4");
});

test("a card that the keyboard reaches comes into view", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const links = carousel(page).getByRole("link");
  await links.first().focus();
  await page.keyboard.press("Tab");

  await expect(links.nth(1)).toBeFocused();
  await expect.poll(() => titlesInView(page)).toEqual(["Push-Ups"]);
});

test.describe("[LAND-17] [OPEN-10] the carousel's autoplay", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await open(page);
    await cards(page).first().scrollIntoViewIfNeeded();
    await expect(carousel(page)).toHaveAttribute("data-autoplay", "paused");

    // The clock stops before the carousel starts, so that it never advances while the test is slow.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(carousel(page)).toHaveAttribute("data-autoplay", "playing");
  });

  const slide = (page: Page, number: number) =>
    expect(carousel(page)).toHaveAttribute("data-slide", String(number));

  test("[LAND-16] moves on while it plays, and stops for good at the last slide", async ({ page }) => {
    for (let number = 2; number <= 10; number += 1) {
      await page.clock.runFor(5000);
      await slide(page, number);
    }
    await expect(carousel(page)).toHaveAttribute("data-autoplay", "paused");
    await page.clock.runFor(30_000);
    await slide(page, 10);

    await control(page, "Play").press("Enter");
    await expect(carousel(page)).toHaveAttribute("data-autoplay", "playing");
    await slide(page, 1);
  });

  test("holds while the pointer is on the cards", async ({ page }) => {
    await cards(page).first().hover();
    await expect(carousel(page)).toHaveAttribute("data-autoplay", "hovered");
    await page.clock.runFor(20_000);
    await slide(page, 1);

    await page.mouse.move(0, 0);
    await expect(carousel(page)).toHaveAttribute("data-autoplay", "playing");
  });

  test("holds while the keyboard is on the cards", async ({ page }) => {
    await carousel(page).getByRole("link").first().focus();
    await expect(carousel(page)).toHaveAttribute("data-autoplay", "focused");
    await page.clock.runFor(20_000);
    await slide(page, 1);

    await control(page, "Pause").focus();
    await expect(carousel(page)).toHaveAttribute("data-autoplay", "playing");
  });

  test("pauses and plays by a button that can be seen", async ({ page }) => {
    await expect(control(page, "Pause")).toBeVisible();
    await control(page, "Pause").press("Enter");
    await expect(carousel(page)).toHaveAttribute("data-autoplay", "paused");
    await page.clock.runFor(20_000);
    await slide(page, 1);

    await control(page, "Play").press("Enter");
    await page.clock.runFor(5000);
    await slide(page, 2);
  });

  test("waits until the cards are on the screen", async ({ page }) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.clock.runFor(20_000);
    await slide(page, 1);
  });
});

test("[LAND-18] a card shows its picture, title, short description and button", async ({ page }) => {
  await open(page);
  const muesli = cards(page).filter({ hasText: "Luxury Muesli" });

  await expect(muesli.getByRole("img")).toHaveAccessibleName(/bowl of muesli/);
  await expect(muesli.getByRole("heading")).toHaveText("Luxury Muesli");
  await expect(muesli.getByText(/^Oats, hazelnuts and almonds toasted/)).toBeVisible();
  await expect(muesli.getByRole("link")).toHaveText("Read More →: Luxury Muesli");
  await expect(cards(page).getByRole("link", { name: "Read More →" })).toHaveCount(12);
});

test("[LAND-19] each card links to its category and id, and a click anywhere on it follows the link", async ({
  page,
}) => {
  await open(page);
  const hrefs = await cards(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

  expect(hrefs.sort()).toEqual(
    ["exercise", "meal", "meditation"].flatMap((kind) => [0, 1, 2, 3].map((id) => `/${kind}/${id}`)),
  );
  await cards(page)
    .first()
    .click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL("/login");
});

test("[LAND-26] [LAND-27] seven questions cover the given subjects", async ({ page }) => {
  await page.goto("/");
  const asked = await questions(page).locator("summary").allTextContents();
  const subjects = [/lose weight/, /vegetarian/, /gluten/, /cook meals ahead/, /AI/, /allergy/, /workout/];

  expect(asked).toHaveLength(7);
  for (const [index, subject] of subjects.entries()) expect(asked[index]).toMatch(subject);
});

test("[LAND-28] the answer on meal prep says how long meals keep", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Can I cook meals ahead").click();
  await expect(openQuestions(page)).toContainText("3-4 days refrigerated");
});

test("[LAND-29] [LAND-30] the first question is open, and opening another closes it", async ({ page }) => {
  await open(page);
  await expect(openQuestions(page)).toHaveCount(1);
  await expect(questions(page).first()).toHaveAttribute("open");

  for (const index of [4, 2]) {
    await questions(page).nth(index).locator("summary").press("Enter");
    await expect(openQuestions(page)).toHaveCount(1);
    await expect(questions(page).nth(index).locator("p")).toBeVisible();
  }
  await questions(page).nth(2).locator("summary").press("Enter");
  await expect(openQuestions(page)).toHaveCount(0);
});

test("[LAND-31] [LAND-33] [LAND-34] [OPEN-12] the download banner has its heading, two badges without links and a phone", async ({
  page,
}) => {
  await open(page);
  const banner = section(page, "Download Our App To Transform Your Health!");

  await expect(banner.getByRole("img")).toHaveCount(3);
  await expect(banner.getByRole("img", { name: "Download on the App Store" })).toBeVisible();
  await expect(banner.getByRole("img", { name: "Get it on Google Play" })).toBeVisible();
  await expect(banner.getByRole("img", { name: "Fernwell on a phone" })).toBeVisible();
  await expect(banner.locator("a, button, [tabindex], [onclick]")).toHaveCount(0);
});

test("[LAND-32] offers the trial with the right to cancel, and repeats it in the banner", async ({
  page,
}) => {
  await page.goto("/");
  const text =
    "Your first two weeks cost nothing. After that the price of your plan applies, and you have the right to cancel.";

  await expect(section(page, "2 Week FREE Trial")).toContainText(text);
  await expect(section(page, "Download Our App To Transform Your Health!")).toContainText(
    "2 Week FREE Trial",
  );
  await expect(section(page, "Download Our App To Transform Your Health!")).toContainText(text);
});

test.describe("[LAND-35] a visitor", () => {
  const finish = (page: Page) =>
    page.addInitScript(() => localStorage.setItem("onboardingAllComplete", "true"));

  test("with a token and onboarding complete goes to /recomendation", async ({ page, stack }) => {
    await signIn(page, stack);
    await finish(page);
    await page.goto("/about");
    await page.goto("/");
    await expect(page).toHaveURL("/recomendation");
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("with only one of the two stays", async ({ page, stack, context }) => {
    await signIn(page, stack);
    await open(page);
    await expect(page).toHaveURL("/");

    const other = await context.newPage();
    await other.goto("/");
    await other.evaluate(() => {
      localStorage.removeItem("token");
      localStorage.setItem("onboardingAllComplete", "true");
    });
    await open(other);
    await expect(other).toHaveURL("/");
  });
});

test.describe("[LAND-36] after Explore was chosen elsewhere", () => {
  const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem("scrollToExplore"));

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function record(options) {
        this.setAttribute("data-scrolled", JSON.stringify(options));
        scroll.call(this, options);
      };
    });
    await page.clock.install();
    await page.goto("/about");
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test("the page scrolls smoothly to the section after 300 ms and clears the flag", async ({ page }) => {
    await page.evaluate(() => sessionStorage.setItem("scrollToExplore", "true"));
    await open(page);
    await page.clock.runFor(299);
    expect(await flag(page)).toBe("true");
    await expect(explore(page)).not.toHaveAttribute("data-scrolled");

    await page.clock.runFor(1);
    await expect(explore(page)).toHaveAttribute("data-scrolled", '{"behavior":"smooth"}');
    expect(await flag(page)).toBeNull();
    await expect.poll(() => getTop(explore(page))).toBeCloseTo(72, 0);
  });

  test("the page stays at the top without the flag", async ({ page }) => {
    await open(page);
    await page.clock.runFor(1000);
    await expect(explore(page)).not.toHaveAttribute("data-scrolled");
  });
});

test("[NAV-16] [LAND-08] Explore in the bar brings the section below the header", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await page.getByRole("banner").getByRole("link", { name: "Explore" }).click();
  await expect.poll(() => getTop(explore(page))).toBeCloseTo(72, 0);
});

async function getTop(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().top);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all content is readable and no dead control is shown", async ({ page }) => {
    await page.goto("/");

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(titles(page)).toHaveCount(12);
    await expect(explore(page).getByRole("button")).toHaveCount(0);
    for (const question of await questions(page).all()) {
      if ((await question.getAttribute("open")) === null) await question.locator("summary").click();
      await expect(question.locator("p")).toBeVisible();
      await expect(openQuestions(page)).toHaveCount(1);
    }
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`has no accessibility violation in any state, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await open(page);
    const violations = () => findViolations(page, { colorScheme });

    expect(await violations()).toEqual([]);
    for (const name of ["Meals", "Exercises", "Meditations"]) {
      await tab(page, name).click();
      expect(await violations(), name).toEqual([]);
    }
    await questions(page).nth(5).locator("summary").click();
    expect(await violations(), "another question").toEqual([]);
  });
}

test("the keyboard goes through the page in reading order", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await tab(page, "Meals").click();
  await page.getByRole("link", { name: "Let's Start" }).focus();
  const visited: string[] = [];
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press("Tab");
    visited.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
      }),
    );
  }

  expect(visited.slice(0, 12)).toEqual([
    "Sign Up Today",
    "Meals",
    "Exercises",
    "Meditations",
    ...meals.map((title) => `Read More →: ${title}`),
    "Play",
    "Previous",
    "Next",
    "Sign Up Today",
  ]);
  expect(visited.slice(12, 19)).toEqual(await questions(page).locator("summary").allTextContents());
  expect(visited[19]).toBe("Fernwell, home");
});

for (const [name, viewport] of [
  ["at 320 px", { width: 320, height: 640 }],
  ["at 200 % zoom", { width: 640, height: 400 }],
] as const) {
  test(`loses nothing ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(h1, h2, h3, p, a, button, summary)")]
        .filter(
          (part) => part.closest("[aria-roledescription=carousel] ul, details:not([open]) > p") === null,
        )
        .filter(
          (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline",
        )
        .map((part) => part.textContent),
    );
    expect(cut).toEqual([]);
    for (const heading of await page.getByRole("main").getByRole("heading", { level: 2 }).all()) {
      await expect(heading).toBeVisible();
    }
  });
}

test("nothing moves by itself for someone who prefers reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await open(page);
  await cards(page).first().scrollIntoViewIfNeeded();

  await expect(carousel(page)).toHaveAttribute("data-autoplay", "paused");
  await page.clock.runFor(30_000);
  await expect(carousel(page)).toHaveAttribute("data-slide", "1");
});

test("nothing shifts while the page loads", async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      const shifted = list.getEntries().filter((entry) => "value" in entry && Number(entry.value) > 0.001);
      if (shifted.length > 0) document.documentElement.setAttribute("data-shifted", String(shifted.length));
    });
    observer.observe({ type: "layout-shift", buffered: true });
  });
  await open(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("img", { name: "Fernwell on a phone" })).toBeInViewport();
  await expect(page.locator("html")).not.toHaveAttribute("data-shifted");
});
