import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { expect, movePointer, test } from "../fixtures.ts";
import { aSession } from "../people.ts";

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

test("[LAND-01] [LAND-02] [LAND-03] [LAND-04] [LAND-07] [NAV-04] opens with the product at work, and says what it is for, how it works and who is behind it", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");

  await test.step("the hero shows the product at work", async () => {
    const hero = main.locator("section").first();
    await expect(hero.getByRole("heading", { level: 1 })).toHaveText("Eat, move and rest your way");
    await expect(hero.getByRole("img", { name: /phone that shows the day's plan/ })).toBeInViewport();
  });

  await test.step("the texts name the purpose, the way and the experts", async () => {
    await expect(main).toContainText("pairs AI with guidance from human experts");
    await expect(main).toContainText(
      "Answer a short questionnaire, which takes under 45 seconds, and AI builds personalised plans",
    );
    await expect(main).toContainText("helps you plan meals, exercise and meditation");
    await expect(main).toContainText("Follow AI-assisted recommendations, build your own plans by hand");
  });

  await test.step("an explainer presents three steps, each with its picture", async () => {
    const steps = section(page, "It's Simple").getByRole("listitem");
    await expect(steps.getByRole("heading")).toHaveText([
      "Tell us about you",
      "See what may suit you",
      "Make it yours",
    ]);
    await expect(steps.getByRole("img")).toHaveCount(3);
  });
});

test("[LAND-05] [LAND-06] [LAND-08] [LAND-19] [NAV-16] the hero's buttons, Explore in the bar and the cards lead where they say", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);

  await test.step("Explore brings the section below the header", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Explore" }).click();
    await expect.poll(() => getTop(explore(page))).toBeCloseTo(72, 0);
  });

  for (const [name, address] of [
    ["Let's Start", "/login"],
    ["Sign Up Today", "/signup"],
  ] as const) {
    await test.step(`"${name}" goes to ${address}`, async () => {
      await page.getByRole("main").locator("section").first().getByRole("link", { name }).click();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(page).toHaveURL("/");
    });
  }

  await test.step("each card links to its category and id, and a click anywhere on it follows the link", async () => {
    await expect(carousel(page)).toContainText("of 12");
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
});

test("[LAND-08] [LAND-09] [LAND-10] [LAND-11] [LAND-18] [DATA-33] [OPEN-09] the explore section shows all twelve cards at first, and its three tabs filter them", async ({
  page,
}) => {
  await open(page);

  await test.step("all twelve cards are shown below three tabs", async () => {
    await expect(explore(page).getByRole("group").getByRole("button")).toHaveText([
      "Meals",
      "Exercises",
      "Meditations",
    ]);
    expect((await titles(page).allTextContents()).sort()).toEqual(
      [...meals, ...exercises, ...meditations].sort(),
    );
  });

  await test.step("a card shows its picture, title, short description and button", async () => {
    const muesli = cards(page).filter({ hasText: "Luxury Muesli" });
    await expect(muesli.getByRole("img")).toHaveAccessibleName(/bowl of muesli/);
    await expect(muesli.getByRole("heading")).toHaveText("Luxury Muesli");
    await expect(muesli.getByText(/^Oats, hazelnuts and almonds toasted/)).toBeVisible();
    await expect(muesli.getByRole("link")).toHaveText("Read More →: Luxury Muesli");
    await expect(cards(page).getByRole("link", { name: "Read More →" })).toHaveCount(12);
  });

  await test.step("a tab filters the cards, another takes over, and a second click switches it off", async () => {
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
});

test("[LAND-16] the carousel starts at the first card of a tab, stops at both ends, and adds up quick presses", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);

  await test.step("a tab starts its cards at the first", async () => {
    await control(page, "Next").click();
    await expect(carousel(page)).toHaveAttribute("data-slide", "2");
    await tab(page, "Exercises").click();
    await expect(carousel(page)).toHaveAttribute("data-slide", "1");
    await expect(carousel(page)).toContainText("1–3 of 4");
  });

  await test.step("the carousel stops at both ends", async () => {
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

  await test.step("quick presses of Next add up while the cards still move", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await tab(page, "Meals").click();
    await expect(carousel(page)).toContainText("1–3 of 12");
    await control(page, "Next").focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Enter");
    await expect(carousel(page)).toHaveAttribute("data-slide", "4");
  });
});

async function expectFitting(page: Page, width: number, count: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => titlesInView(page), `at ${width} px`).toHaveLength(count);
  await expect(carousel(page)).toContainText(count === 1 ? "1 of 12" : `1–${count} of 12`);
}

test("[LAND-12] [LAND-13] the carousel fits 4 cards above 1440 px and 3 above 1024 px", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1920, height: 900 });
  await open(page);

  for (const width of [1920, 1441]) await expectFitting(page, width, 4);
  for (const width of [1440, 1025]) await expectFitting(page, width, 3);
});

test("[LAND-14] [LAND-15] the carousel fits 2 cards above 768 px and 1 below, and shows the one that the keyboard reaches", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1024, height: 900 });
  await open(page);

  for (const width of [1024, 769]) await expectFitting(page, width, 2);
  for (const width of [768, 320]) await expectFitting(page, width, 1);

  await page.setViewportSize({ width: 390, height: 844 });
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
  });

  const slide = (page: Page, number: number) =>
    expect(carousel(page)).toHaveAttribute("data-slide", String(number));

  async function startPlaying(page: Page): Promise<void> {
    // The clock stops before the carousel starts, so that it never advances while the test is slow.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(carousel(page)).toHaveAttribute("data-autoplay", "playing");
  }

  test("[LAND-16] waits for someone who prefers reduced motion, moves on while it plays, and stops for good at the last slide", async ({
    page,
  }) => {
    await page.clock.runFor(30_000);
    await slide(page, 1);

    await startPlaying(page);
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

  test("holds while the cards are used or off the screen, and pauses and plays by a button", async ({
    page,
  }) => {
    await startPlaying(page);

    await test.step("it holds while the pointer is on the cards", async () => {
      await cards(page).first().hover();
      await expect(carousel(page)).toHaveAttribute("data-autoplay", "hovered");
      await page.clock.runFor(20_000);
      await slide(page, 1);
      await page.mouse.move(0, 0);
      await expect(carousel(page)).toHaveAttribute("data-autoplay", "playing");
    });

    await test.step("it holds while the keyboard is on the cards", async () => {
      await carousel(page).getByRole("link").first().focus();
      await expect(carousel(page)).toHaveAttribute("data-autoplay", "focused");
      await page.clock.runFor(20_000);
      await slide(page, 1);
      await control(page, "Pause").focus();
      await expect(carousel(page)).toHaveAttribute("data-autoplay", "playing");
    });

    await test.step("it waits until the cards are on the screen", async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.clock.runFor(20_000);
      await slide(page, 1);
      await expect(carousel(page)).toHaveAttribute("data-autoplay", "playing");
    });

    await test.step("it pauses and plays by a button that can be seen", async () => {
      await cards(page).first().scrollIntoViewIfNeeded();
      await expect(control(page, "Pause")).toBeVisible();
      await control(page, "Pause").press("Enter");
      await expect(carousel(page)).toHaveAttribute("data-autoplay", "paused");
      await page.clock.runFor(20_000);
      await slide(page, 1);

      await control(page, "Play").press("Enter");
      await page.clock.runFor(5000);
      await slide(page, 2);
    });
  });
});

test("[LAND-26] [LAND-27] [LAND-28] [LAND-29] [LAND-30] seven questions cover the given subjects, and one is open at a time", async ({
  page,
}) => {
  await open(page);

  await test.step("they cover the given subjects", async () => {
    const asked = await questions(page).locator("summary").allTextContents();
    const subjects = [/lose weight/, /vegetarian/, /gluten/, /cook meals ahead/, /AI/, /allergy/, /workout/];
    expect(asked).toHaveLength(7);
    for (const [index, subject] of subjects.entries()) expect(asked[index]).toMatch(subject);
  });

  await test.step("the first is open, and opening another closes it", async () => {
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

  await test.step("the answer on meal prep says how long meals keep", async () => {
    await page.getByText("Can I cook meals ahead").click();
    await expect(openQuestions(page)).toContainText("3-4 days refrigerated");
  });
});

test("[LAND-31] [LAND-32] [LAND-33] [LAND-34] [OPEN-12] offers the trial with the right to cancel, and repeats it in the download banner with two badges and a phone", async ({
  page,
}) => {
  await open(page);
  const banner = section(page, "Download Our App To Transform Your Health!");
  const text =
    "Your first two weeks cost nothing. After that the price of your plan applies, and you have the right to cancel.";

  await expect(section(page, "2 Week FREE Trial")).toContainText(text);
  await expect(banner).toContainText("2 Week FREE Trial");
  await expect(banner).toContainText(text);

  await expect(banner.getByRole("img")).toHaveCount(3);
  await expect(banner.getByRole("img", { name: "Download on the App Store" })).toBeVisible();
  await expect(banner.getByRole("img", { name: "Get it on Google Play" })).toBeVisible();
  await expect(banner.getByRole("img", { name: "Fernwell on a phone" })).toBeVisible();
  await expect(banner.locator("a, button, [tabindex], [onclick]")).toHaveCount(0);
});

test("[LAND-35] a visitor with a token and onboarding complete goes to /recomendation, with only one of the two stays", async ({
  page,
  stack,
}) => {
  const token = await aSession(stack);
  await page.goto("/about");

  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await open(page);
  await expect(page).toHaveURL("/");

  await page.evaluate(() => {
    localStorage.removeItem("token");
    localStorage.setItem("onboardingAllComplete", "true");
  });
  await open(page);
  await expect(page).toHaveURL("/");

  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await page.reload();
  await expect(page).toHaveURL("/recomendation");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("[LAND-36] after Explore was chosen elsewhere, and only then, the page scrolls smoothly to the section after 300 ms", async ({
  page,
}) => {
  const flag = () => page.evaluate(() => sessionStorage.getItem("scrollToExplore"));
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function record(options) {
      this.setAttribute("data-scrolled", JSON.stringify(options));
      scroll.call(this, options);
    };
  });
  await page.clock.install();

  await test.step("without the flag the page stays at the top", async () => {
    await open(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.clock.runFor(1000);
    await expect(explore(page)).not.toHaveAttribute("data-scrolled");
  });

  await test.step("with the flag it scrolls once and clears the flag", async () => {
    await page.evaluate(() => sessionStorage.setItem("scrollToExplore", "true"));
    await open(page);
    await page.clock.runFor(299);
    expect(await flag()).toBe("true");
    await expect(explore(page)).not.toHaveAttribute("data-scrolled");

    await page.clock.runFor(1);
    await expect(explore(page)).toHaveAttribute("data-scrolled", '{"behavior":"smooth"}');
    expect(await flag()).toBeNull();
    await expect.poll(() => getTop(explore(page))).toBeCloseTo(72, 0);
  });
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

test("has no accessibility violation in any state", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);

  await expectAccessible(page);
  for (const name of ["Meals", "Exercises", "Meditations"]) {
    await test.step(name, async () => {
      await tab(page, name).click();
      await expectAccessible(page);
    });
  }
  await test.step("another question", async () => {
    await questions(page).nth(5).locator("summary").click();
    await expectAccessible(page);
  });
});

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
test("loses nothing at 320 px and at 200 % zoom", async ({ page }) => {
  const narrow = { width: 320, height: 640 };
  const zoomed = { width: 640, height: 400 };
  await page.setViewportSize(narrow);
  await open(page);

  for (const viewport of [narrow, zoomed]) {
    await page.setViewportSize(viewport);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBe(viewport.width);
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
    expect(cut, `at ${viewport.width} px`).toEqual([]);
    for (const heading of await page.getByRole("main").getByRole("heading", { level: 2 }).all()) {
      await expect(heading).toBeVisible();
    }
  }
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
