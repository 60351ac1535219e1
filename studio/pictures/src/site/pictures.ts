import type { Catalogue, Coach } from "@fernwell/catalogue/catalogue";
import {
  drawNoFavourites,
  drawNoPlans,
  drawNothingFound,
  drawOffline,
  emptyStateSize,
} from "./empty-states.ts";
import { drawLiveIt, drawTellUs } from "./explainer.ts";
import { explainerSize } from "./explainer-desk.ts";
import { drawGetPlan } from "./explainer-week.ts";
import { drawHero, drawHeroPhone, heroPhoneSize, heroSize } from "./hero.ts";
import { listLandingItems } from "./landing-items.ts";
import { drawAppIcon, drawMaskableIcon } from "./mark.ts";
import {
  drawCoachesCard,
  drawExerciseCard,
  drawGeneralCard,
  drawMealsCard,
  drawMeditationCard,
  openGraphSize,
} from "./open-graph.ts";
import { drawAppPreview, drawPhoneFrame, phoneFrame } from "./phone.ts";
import type { SitePicture } from "./site-picture.ts";

const heroAlt =
  "A kitchen table by the window: a bowl of food, a phone that shows the day's plan, and trainers and a cushion on the bench behind";
const phoneSize = { width: phoneFrame.width, height: phoneFrame.height } as const;
const iconSize = { width: 512, height: 512 } as const;

const coachesOnCard = ["aroha-ngata", "bram-verhoeven", "noor-rahmani", "daniel-okafor"];

/** Every picture of the public site and of the app's empty states. */
export function listSitePictures(catalogue: Catalogue): SitePicture[] {
  const landingItems = listLandingItems(catalogue);
  const drawItem = (name: string) => requireItem(landingItems, name).draw();
  return [
    { name: "hero", ...heroSize, alt: heroAlt, draw: drawHero },
    { name: "hero-phone", ...heroPhoneSize, alt: heroAlt, draw: drawHeroPhone },
    {
      name: "explainer-tell-us",
      ...explainerSize,
      alt: "A short list of questions with answers ticked, a pencil and a stopwatch",
      draw: drawTellUs,
    },
    {
      name: "explainer-get-plan",
      ...explainerSize,
      alt: "A week on a wall calendar, with a meal, an exercise and a meditation for each day",
      draw: drawGetPlan,
    },
    {
      name: "explainer-live-it",
      ...explainerSize,
      alt: "A rug by the lake with a bowl of food, a pair of trainers and a meditation cushion",
      draw: drawLiveIt,
    },
    ...landingItems,
    {
      name: "no-favourites",
      ...emptyStateSize,
      alt: "An empty jar with a heart on its label",
      draw: drawNoFavourites,
    },
    {
      name: "no-plans",
      ...emptyStateSize,
      alt: "A calendar page with nothing on it yet, and a pencil",
      draw: drawNoPlans,
    },
    {
      name: "nothing-found",
      ...emptyStateSize,
      alt: "A magnifying lens over an empty bowl",
      draw: drawNothingFound,
    },
    {
      name: "offline",
      ...emptyStateSize,
      alt: "A telegraph wire that has come down between two poles, with swallows waiting",
      draw: drawOffline,
    },
    { name: "phone-frame", ...phoneSize, alt: "The frame of a phone", draw: drawPhoneFrame },
    {
      name: "app-preview",
      ...phoneSize,
      alt: "The app on a phone: meals that were chosen for somebody",
      draw: drawAppPreview,
    },
    { name: "icon", ...iconSize, alt: "Fernwell", draw: drawAppIcon },
    { name: "icon-maskable", ...iconSize, alt: "Fernwell", draw: drawMaskableIcon },
    {
      name: "open-graph",
      ...openGraphSize,
      alt: "The Fernwell frond above a garden by a lake",
      draw: drawGeneralCard,
    },
    {
      name: "open-graph-meals",
      ...openGraphSize,
      alt: "The Fernwell frond beside a pan of chickpeas and vegetables",
      draw: () => drawMealsCard(drawItem("item-chickpea-scramble")),
    },
    {
      name: "open-graph-exercise",
      ...openGraphSize,
      alt: "The Fernwell frond beside a person in a lunge",
      draw: () => drawExerciseCard(drawItem("item-lunges")),
    },
    {
      name: "open-graph-meditation",
      ...openGraphSize,
      alt: "The Fernwell frond beside a garden of toadstools and ferns",
      draw: () => drawMeditationCard(drawItem("item-wonderland-of-meditation")),
    },
    {
      name: "open-graph-coaches",
      ...openGraphSize,
      alt: "The Fernwell frond beside drawings of four coaches",
      draw: () => drawCoachesCard(coachesOnCard.map((id) => requireCoach(catalogue, id))),
    },
  ];
}

function requireItem(items: readonly SitePicture[], name: string): SitePicture {
  const item = items.find((candidate) => candidate.name === name);
  if (item === undefined) throw new Error(`the landing page has no picture ${name}`);
  return item;
}

function requireCoach({ coaches }: Catalogue, id: string): Coach {
  const coach = coaches.find((candidate) => candidate.id === id);
  if (coach === undefined) throw new Error(`the catalogue has no coach ${id}`);
  return coach;
}
