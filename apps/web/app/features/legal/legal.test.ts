import { createHash } from "node:crypto";
import { legalVersions } from "@fernwell/contract/legal-versions";
import { describe, expect, it } from "vitest";
import type { LegalBlock, LegalBrand, LegalDocument } from "./legal-document.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { terms } from "./terms.ts";

const brand: LegalBrand = {
  name: "Mossgate",
  provider: "Mossgate Holdings",
  email: "post@mossgate.example",
  phone: "+00 1 234 5678",
};

const policy = privacyPolicy(brand);
const agreement = terms(brand);

describe("the privacy policy", () => {
  it("[INFO-14] shows when it was last updated", () => {
    expect(policy.lastUpdated).toBe("2022-2-23");
  });

  it.each([
    ["[INFO-12] says where the company is based", "who-we-are", "We are based in New Zealand."],
    ["[INFO-16] states an annual price", "pricing", "an annual price of 85.00 USD ($85)"],
    ["[INFO-17] states a monthly price", "pricing", "a monthly price of 10.00 USD ($10)"],
    [
      "[INFO-18] gives a trial, its notice and the time left to cancel",
      "pricing",
      "a free trial of one week: after 4 days a notice goes out, which leaves you 3 days to cancel",
    ],
    [
      "[OPEN-01] leaves what is charged to the subscription page",
      "pricing",
      "The subscription page shows the prices that are charged and the trial that you get.",
    ],
    ["[INFO-19] says how long data is kept", "how-long", "We keep your data for up to 6 years"],
    [
      "[INFO-20] says how long data outlives an account",
      "how-long",
      "no longer than 60 days after the deletion",
    ],
    ["[INFO-21] sets a minimum age", "age", "The minimum age is 13."],
    [
      "says what care is taken of people under 18",
      "age",
      "we suggest no hard exercise, and a wish to lose weight does not change what we suggest",
    ],
    ["[INFO-22] says when requests are answered", "your-rights", "Requests are answered within one month"],
    [
      "[INFO-30] says how to reach the company",
      "contact",
      `by email at ${brand.email} and by phone on ${brand.phone}`,
    ],
    ["names the only cookies", "cookies-and-storage", "We set two cookies, called sign_up and device."],
    ["says that health answers are not sold", "health-answers", "We never sell health answers."],
    [
      "says what the language model's company does not get",
      "language-model",
      "It does not receive your name, address, email address, date of birth or saved allergies from us.",
    ],
    ["[OPEN-48] says where data is downloaded", "your-choices", "Download a copy of your data under Profile"],
    [
      "[OPEN-48] says where an account is deleted",
      "your-choices",
      "Delete your account under Profile Settings",
    ],
  ])("%s", (_, sectionId, fact) => {
    expect(getSectionText(policy, sectionId)).toContain(fact);
  });
});

describe("the terms", () => {
  it("[INFO-15] show when they were last updated", () => {
    expect(agreement.lastUpdated).toBe("2021-10-07");
  });

  it.each([
    ["[INFO-13] say where the app is operated from", "who-we-are", "operated from New Zealand"],
    ["[DEP-08] set the minimum age", "who-can-use-it", "You must be at least 13 years old."],
    [
      "[INFO-23] give notice of material changes",
      "changes",
      "Material changes need 30 days' notice: we email you at least that long before they take effect.",
    ],
    [
      "[INFO-24] ask for a negotiation before arbitration",
      "disputes",
      "Before either of us starts an arbitration, we each try to settle the dispute by informal negotiation for 60 days.",
    ],
    [
      "[INFO-25] name the rules of arbitration",
      "disputes",
      "under the commercial rules of a national arbitration association",
    ],
    ["[INFO-26] bar late claims", "time-limit", "After one year it is barred"],
    ["[INFO-27] limit liability", "liability", "Our liability to you ends at what you paid for the app."],
    [
      "[INFO-28] say who owns submissions",
      "your-content",
      `Submissions become the property of ${brand.provider}.`,
    ],
    [
      "[INFO-29] promise a refund after a pricing typo",
      "price-mistakes",
      "either of us may cancel that subscription",
    ],
    ["[INFO-29] give the money back after a typo", "price-mistakes", "a full refund of what you paid"],
    [
      "[INFO-30] say how to reach the company",
      "contact",
      `by email at ${brand.email} and by phone on ${brand.phone}`,
    ],
    [
      "say how to cancel",
      "cancelling",
      `in your settings under “Your subscription”, or by email to ${brand.email} or by phone on ${brand.phone}`,
    ],
    [
      "[START-92] name Open Food Facts and its licence",
      "our-content",
      "information from Open Food Facts, which is made available under the Open Database Licence",
    ],
    ["say that the app is no medical advice", "not-medical-advice", "It is not medical advice"],
    ["[REC-35] say that coaches cost extra", "coaches", "available for an additional fee"],
  ])("%s", (_, sectionId, fact) => {
    expect(getSectionText(agreement, sectionId)).toContain(fact);
  });

  it("[OPEN-01] leave prices to the subscription page", () => {
    expect(renderedText(agreement)).not.toMatch(/\$|USD/);
  });
});

/** Each version and the hash of its text. A text that has changed needs a new version, with its date and what changed. */
const known = {
  terms: { version: "2021-10-07", hash: "1c505e72a8702743" },
  privacy: { version: "2022-2-23", hash: "3cf207d6a5c70e9a" },
};

it.each([
  ["terms", agreement],
  ["privacy", policy],
] as const)("[TRUST-96] the text of the %s changes only with its version", (name, document) => {
  const hash = createHash("sha256").update(JSON.stringify(document)).digest("hex").slice(0, 16);
  expect({ version: legalVersions[name].version, hash }).toEqual(known[name]);
  expect(document.lastUpdated).toBe(legalVersions[name].version);
});

describe.each([
  ["privacy policy", policy],
  ["terms", agreement],
])("the text of the %s", (_, document) => {
  const text = renderedText(document);

  it("has ids that serve as anchors, each once", () => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it("has headings, each once", () => {
    const headings = document.sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
  });

  it("has no empty text and no stray spaces", () => {
    expect(document.intro).not.toHaveLength(0);
    expect(document.sections).not.toHaveLength(0);
    for (const { blocks } of document.sections) {
      expect(blocks).not.toHaveLength(0);
      for (const block of blocks) expect(listTexts(block)).not.toHaveLength(0);
    }
    for (const words of wordsOfDocument(document)) {
      expect(words).not.toBe("");
      expect(words).toBe(words.replaceAll(/\s+/g, " ").trim());
    }
  });

  it("[OPEN-03] takes every name and address from the brand", () => {
    expect(text).not.toMatch(/fernwell|555 0142|undefined|\{|\}/i);
    for (const part of Object.values(brand)) expect(text).toContain(part);
  });

  it("promises nothing that we cannot keep, and has no shouting", () => {
    expect(text).not.toMatch(/\b(un)?safe|allergen.?free|\bcures?\b|\btreats?\b|!/i);
  });

  it("can be read in one sitting", () => {
    const wordCount = text.split(/\s+/).length;
    expect(wordCount).toBeGreaterThan(1800);
    expect(wordCount).toBeLessThan(2500);
  });
});

function getSectionText(document: LegalDocument, sectionId: string): string {
  const section = document.sections.find(({ id }) => id === sectionId);
  return (section?.blocks ?? []).flatMap(listTexts).join("\n");
}

function renderedText(document: LegalDocument): string {
  return wordsOfDocument(document).join("\n");
}

function wordsOfDocument({ title, lastUpdated, intro, sections }: LegalDocument): string[] {
  const body = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(listTexts)]);
  return [title, lastUpdated, ...intro, ...body];
}

function listTexts(block: LegalBlock): readonly string[] {
  return block.kind === "list" ? block.items : [block.text];
}
