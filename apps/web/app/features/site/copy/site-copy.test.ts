import { prices } from "@fernwell/domain/billing/offers";
import { describe, expect, it } from "vitest";
import { about, biography } from "./about.ts";
import { exploreUs } from "./explore-us.ts";
import { faq, faqHeading } from "./faq.ts";
import { help } from "./help.ts";
import { landing } from "./landing.ts";
import { pageMeta } from "./meta.ts";
import { planOffers, plans } from "./plans.ts";
import { staticItems } from "./static-items.ts";
import { team } from "./team.ts";

const offers = planOffers(prices);
const allCopy = [
  landing,
  faqHeading,
  faq,
  about,
  biography,
  help,
  plans,
  offers,
  exploreUs,
  staticItems,
  pageMeta,
];

describe("landing", () => {
  it("[LAND-01] pairs AI with guidance from human experts", () => {
    expect(landing.together.text).toContain("pairs AI with guidance from human experts");
  });

  it("[LAND-02] says that AI builds personalised plans out of a questionnaire under 45 seconds", () => {
    expect(landing.questionnaire.text).toMatch(
      /short questionnaire.*under 45 seconds.*AI builds personalised plans/,
    );
  });

  it("[LAND-03] says what the product is for", () => {
    expect(landing.purpose.text).toMatch(
      /plan meals, exercise and meditation.*AI-assisted recommendations.*your own plans/,
    );
  });

  it("[LAND-05] [LAND-06] labels the hero's buttons", () => {
    expect(landing.hero).toMatchObject({ start: "Let's Start", signUp: "Sign Up Today" });
  });

  it("[LAND-07] explains in three steps", () => {
    expect(landing.explainer.heading).toBe("It's Simple");
    expect(landing.explainer.steps).toHaveLength(3);
  });

  it("[LAND-18] labels the card's button", () => {
    expect(landing.explore.readMore).toBe("Read More →");
  });

  it("[LAND-31] heads the download banner", () => {
    expect(landing.download.heading).toBe("Download Our App To Transform Your Health!");
  });

  it("[LAND-32] offers the trial with the right to cancel, and repeats it in the banner", () => {
    expect(landing.trial.heading).toBe("2 Week FREE Trial");
    expect(landing.trial.text).toMatch(/After that.*right to cancel/);
    expect(landing.download).toMatchObject({
      trialName: landing.trial.heading,
      trialText: landing.trial.text,
    });
  });

  it("[LAND-33] has a badge for each store", () => {
    expect(landing.download.badges.map(({ store }) => store)).toEqual(["app-store", "google-play"]);
  });
});

describe("questions", () => {
  it("[LAND-26] [LAND-27] asks seven, on the given subjects", () => {
    const subjects = {
      "weight-loss": /lose weight/,
      "vegetarian-swap": /swap .* vegetarian/,
      gluten: /without gluten/,
      "meal-prep": /cook meals ahead/,
      "ai-personalisation": /AI personalise/,
      allergies: /food allergy/,
      "post-workout": /after a workout/,
    };
    expect(faq.map(({ id }) => id)).toEqual(Object.keys(subjects));
    for (const [at, subject] of Object.values(subjects).entries()) {
      expect(faq[at]?.question).toMatch(subject);
    }
  });

  it("[LAND-28] says how long a meal keeps", () => {
    expect(faq.find(({ id }) => id === "meal-prep")?.answer).toContain("3-4 days refrigerated");
  });

  it.each(faq)("answers $id in 50 to 110 words", ({ answer }) => {
    expect(wordsIn(answer)).toBeGreaterThanOrEqual(50);
    expect(wordsIn(answer)).toBeLessThanOrEqual(110);
  });
});

describe("about", () => {
  it("[INFO-03] [INFO-04] shows seven people with their roles", () => {
    expect(team.map(({ role }) => role.toLowerCase())).toEqual([
      "founder",
      "co-founder",
      "medical doctor and dietitian",
      "health and chronic illness advisor",
      "nutritionist and wellness advisor",
      "accounts director",
      "chief technology officer",
    ]);
    expect(about.team.members).toBe(team);
  });

  it("names each person's picture", () => {
    expect(team.map(({ id }) => id)).toEqual([
      "team-founder",
      "team-co-founder",
      "team-doctor",
      "team-health-advisor",
      "team-nutritionist",
      "team-accounts",
      "team-technology",
    ]);
  });

  it("[INFO-06] says what drives us", () => {
    expect(about.drives.heading).toBe("What Drives Us");
    expect(about.drives.parts.map(({ title }) => title)).toEqual(["Purpose", "Innovation", "Community"]);
  });

  it("[INFO-07] [INFO-08] presents both founders in 200 to 300 words", () => {
    const text = biography.paragraphs.join(" ");
    for (const { name } of team.slice(0, 2)) expect(text).toContain(name);
    expect(wordsIn(text)).toBeGreaterThanOrEqual(200);
    expect(wordsIn(text)).toBeLessThanOrEqual(300);
  });
});

describe("help", () => {
  it("[INFO-10] [INFO-11] has six cards", () => {
    expect(help.heading).toBe("Help Center");
    expect(help.cards.map(({ title }) => title)).toEqual([
      "Report a bug",
      "Suggest a new feature",
      "Suggest improvement",
      "Licensing and billing questions",
      "Technical Support",
      "Other questions",
    ]);
  });
});

describe("plans", () => {
  it("[SUB-05] [SUB-06] names both prices", () => {
    expect(offers.map(({ name, price }) => [name, price])).toEqual([
      ["Annual", "$36 USD per year"],
      ["Monthly", "$5 USD per month"],
    ]);
  });

  it("uses the given prices", () => {
    const [annual] = planOffers({
      ...prices,
      Annual: { ...prices.Annual, amount: 48, currency: "NZD", period: "year" },
    });
    expect(annual.price).toBe("$48 NZD per year");
    expect(JSON.stringify(plans)).not.toMatch(/\$\d/);
  });

  it("[REC-35] says that coaches cost extra", () => {
    expect(plans.coachFee).toContain("available for an additional fee");
  });
});

describe("explore us", () => {
  it("[LAND-22] [LAND-24] has its heading and its modal", () => {
    expect(exploreUs.heading).toBe("Explore US");
    expect(exploreUs.modal.text).toBe("Create or Login Your Account and Proceed to Payment To View This");
  });
});

describe("static items", () => {
  const { meal, exercise, meditation } = staticItems;

  it("[DATA-33] has three lists of four, numbered from 0, each with its own picture", () => {
    for (const list of [meal, exercise, meditation]) expect(list.map(({ id }) => id)).toEqual([0, 1, 2, 3]);

    const items = [...meal, ...exercise, ...meditation];
    expect(items).toHaveLength(12);
    for (const { title, image, description, details } of items) {
      expect(image).toBe(`site/item-${title.toLowerCase().replaceAll(" ", "-")}`);
      expect(wordsIn(description), title).toBeGreaterThan(5);
      expect(
        listsIn(details).filter((list) => list.length === 0),
        title,
      ).toEqual([]);
    }
  });

  it("[DATA-34] [DATA-35] describes the recipes", () => {
    expect(meal.map(({ title }) => title)).toEqual([
      "Luxury Muesli",
      "Porridge With Date Puree",
      "Scrambled Eggs",
      "Chickpea Scramble",
    ]);
    for (const { details } of meal) {
      expect(Object.keys(details)).toEqual(["cookware", "ingredients"]);
      expect(listsIn(details).filter((list) => list.length === 0)).toEqual([]);
      for (const line of details.cookware) expect(line).toMatch(/^\S.* - \S/);
      for (const ingredient of details.ingredients)
        expect(ingredient).toEqual({
          name: expect.stringMatching(/\S/),
          quantity: expect.stringMatching(/\S/),
        });
    }
  });

  it("[DATA-36] [DATA-37] describes the exercises", () => {
    expect(exercise.map(({ title }) => title)).toEqual(["Push-Ups", "Squats", "Seated Cable Row", "Lunges"]);
    for (const { details } of exercise) {
      expect(Object.keys(details)).toEqual(["tabs", "musclesTargeted"]);
      expect(Object.keys(details.tabs)).toEqual([
        "How to Perform",
        "Recommended Accessories",
        "Required Equipment",
      ]);
      expect(listsIn(details).filter((list) => list.length === 0)).toEqual([]);
    }
  });

  it("[DATA-38] [DATA-39] describes the meditations", () => {
    expect(meditation.map(({ title, minutes }) => [title, minutes])).toEqual([
      ["Wonderland of Meditation", 11],
      ["Starfish Meditation", 12],
      ["Relaxing Breath Meditation", 8],
      ["Feel Better Meditation", 6],
    ]);
    for (const { details } of meditation) {
      expect(Object.keys(details)).toEqual(["tabs", "howToMeditate"]);
      expect(Object.keys(details.tabs)).toEqual(["Sound", "Benefits", "Accessories"]);
      expect(listsIn(details).filter((list) => list.length === 0)).toEqual([]);
    }
  });

  it("[DATA-40] [DATA-41] [DATA-42] [DATA-43] gives the guidance", () => {
    const [pushUps, squats, , lunges] = exercise.map(({ details }) =>
      details.tabs["How to Perform"].join(" "),
    );
    expect(pushUps).toContain("10-15 reps x 3 sets");
    expect(squats).toContain("10-15 reps x 3 sets");
    expect(lunges).toContain("10-12 reps per leg");
    expect(pushUps).toMatch(/plank.*hold 30-60 seconds/);
    for (const { details } of meditation) expect(details.howToMeditate.join(" ")).toContain("5-20 minutes");
  });

  it("keeps descriptions to two sentences", () => {
    for (const { description } of [...meal, ...exercise, ...meditation])
      expect(description.match(/\.(\s|$)/g)?.length).toBeLessThanOrEqual(2);
  });
});

describe("meta", () => {
  it.each(Object.entries(pageMeta))("describes %s in 120 to 155 characters", (_page, { description }) => {
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it("describes no two pages alike", () => {
    const descriptions = Object.values(pageMeta).map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(12);
  });
});

describe("voice", () => {
  const texts = stringsIn(allCopy);

  it.each([
    ["safe", /\b(un)?safe(r|st|ly|ty)?\b/i],
    ["allergen-free", /\ballergen[- ]free\b/i],
    ["cure", /\bcur(e|es|ed|ing)\b/i],
    ["treats", /\btreat(s|ed|ing|ment|ments)?\b/i],
    ["heals", /\bheal(s|ed|ing)?\b/i],
    ["guaranteed", /\bguarantee/i],
    [
      "American spelling",
      /personaliz|organiz|favorite|\bcolor|\bfiber\b|\byogurt\b|\bcenter\b(?<!Help Center)/i,
    ],
  ])("never says %s", (_word, pattern) => {
    expect(texts.filter((text) => pattern.test(text))).toEqual([]);
  });

  it("exclaims only where the requirements do", () => {
    expect(texts.filter((text) => text.includes("!"))).toEqual([
      "Download Our App To Transform Your Health!",
    ]);
  });

  it("leaves no text blank or ragged", () => {
    expect(texts.filter((text) => text === "" || text !== text.trim() || text.includes("  "))).toEqual([]);
  });
});

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

function listsIn(value: unknown): unknown[][] {
  if (Array.isArray(value)) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listsIn) : [];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
