import { brand } from "#app/lib/brand.ts";
import { coFounder, founder, type TeamMember, team } from "./team.ts";

interface Passage {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

interface AboutCopy {
  readonly banner: { readonly heading: string; readonly lead: string };
  readonly story: Passage;
  readonly mission: Passage;
  readonly team: { readonly heading: string; readonly lead: string; readonly members: readonly TeamMember[] };
  readonly drives: {
    readonly heading: string;
    readonly parts: readonly { readonly title: string; readonly text: string }[];
  };
}

export const about: AboutCopy = {
  banner: {
    heading: "About Us",
    lead: "Eating, moving and resting well, planned around the body you have.",
  },

  story: {
    heading: "Our story",
    paragraphs: [
      `${brand.name} began at a kitchen table in New Zealand. One of us could not eat wheat, the other had a knee that could not lunge, and the plans we tried kept handing us toast and lunges all the same.`,
      "So we turned the question round. Before asking what is good for people in general, we ask what this person cannot eat and cannot do, and leave that out. Only then do we look for what they might enjoy.",
      "We still work that way. AI helps with the matching, people set the rules, and the last word on your plan is yours.",
    ],
  },

  mission: {
    heading: "Our mission",
    paragraphs: [
      "To make good food, comfortable movement and proper rest easier to plan, and to keep what you cannot eat or cannot do out of the plan from the start.",
    ],
  },

  team: {
    heading: "The people at the table",
    lead: "Some of us know food, some know bodies, some know numbers.",
    members: team,
  },

  drives: {
    heading: "What Drives Us",
    parts: [
      {
        title: "Purpose",
        text: "We start with what you cannot eat and cannot do, and plan from there. Food, movement and rest should fit the life you have, not the one a plan imagines for you.",
      },
      {
        title: "Innovation",
        text: "AI is good at sorting through many possibilities; people are good at judging which of them make sense. We ask each for what it does well, and put one plain check before everything we suggest.",
      },
      {
        title: "Community",
        text: `Few people eat, move or rest entirely alone. We listen to those who use ${brand.name}, to coaches and to our advisors, and we would rather be corrected than admired.`,
      },
    ],
  },
};

/** The founder's and the co-founder's page tell the same story, about both. */
export const biography: Passage = {
  heading: "Two people, one kitchen table",
  paragraphs: [
    `${founder.name} and ${coFounder.name}, founder and co-founder of ${brand.name}, met over a garden fence in New Zealand. The friendship was easy; planning anything together was not. Hinemoa could not eat wheat, Anders could not lunge after hurting a knee, and whichever plan they tried soon asked one of them for the impossible.`,
    "So they kept a notebook. The left page held what was out of the question, the right page what sounded good, and the left page came first. It was a small habit, but it changed how they cooked, moved and rested. With the impossible out of the way, what remained felt like a choice rather than a compromise.",
    `${brand.name} is that notebook, grown up. Hinemoa looks after the food and the words, and wants every sentence to sound like one person talking to another. Anders looks after movement and rest, and asks what an exercise demands of a body before he asks what it gives. Because two people at a table do not know enough, they invited a doctor and dietitian, advisors on long-term illness and on nutrition, and colleagues who keep the accounts and the software in order.`,
    "Neither believes in perfect weeks. They believe in a breakfast worth getting up for, a walk that ends in a better mood than it began, and a few quiet minutes that nobody interrupts. AI does the sorting, people do the judging, and the person following the plan has the last word.",
    "They still cook together. The notebook is on the shelf above the stove, and the left page still comes first.",
  ],
};
