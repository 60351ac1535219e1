import type { ItemKind } from "@fernwell/domain/item-kind";
import type { StaticCard } from "./static-item.ts";

interface StaticCards extends Readonly<Record<ItemKind, readonly StaticCard[]>> {
  readonly meditation: readonly (StaticCard & { readonly minutes: number })[];
}

/** What the cards of the samples show. Their details are only loaded with the page of a sample. */
export const staticCards: StaticCards = {
  meal: [
    {
      id: 0,
      title: "Luxury Muesli",
      image: "site/item-luxury-muesli",
      entry: "luxury-muesli",
      description:
        "Oats, hazelnuts and almonds toasted until the kitchen smells of biscuits, then tossed with dates, apricots and cranberries. A jar for six breakfasts, served with cold soy milk and raspberries.",
      hasDetails: true,
    },
    {
      id: 1,
      title: "Porridge With Date Puree",
      image: "site/item-porridge-with-date-puree",
      entry: "porridge-with-date-puree",
      description:
        "Creamy oats cooked in soy milk, with a dark swirl of simmered dates and toasted sunflower seeds on top. The sweetness is all fruit, and there is enough for two.",
      hasDetails: true,
    },
    {
      id: 2,
      title: "Scrambled Eggs",
      image: "site/item-scrambled-eggs",
      entry: "scrambled-eggs",
      description:
        "Soft curds of egg cooked slowly in butter and finished with chives, with blistered tomatoes beside them. Breakfast for two, and the only secret is not to hurry.",
      hasDetails: true,
    },
    {
      id: 3,
      title: "Chickpea Scramble",
      image: "site/item-chickpea-scramble",
      entry: "chickpea-scramble",
      description:
        "Crushed chickpeas turned golden with turmeric and cumin, then folded through capsicum, cherry tomatoes and spinach. A scramble for two with no egg in it.",
      hasDetails: true,
    },
  ],
  exercise: [
    {
      id: 0,
      title: "Push-Ups",
      image: "site/item-push-ups",
      entry: "push-ups",
      description:
        "No gym and no gear, only you and the floor. Chest, shoulders and arms do the pushing while your middle holds firm.",
      hasDetails: true,
    },
    {
      id: 1,
      title: "Squats",
      image: "site/item-squats",
      entry: "squats",
      description:
        "The movement behind lifting a child, weeding a bed and leaving a low sofa. It works thighs, hips and middle together, as deep as you choose.",
      hasDetails: true,
    },
    {
      id: 2,
      title: "Seated Cable Row",
      image: "site/item-seated-cable-row",
      entry: "seated-cable-row",
      description:
        "Sit tall and draw the handle to your waist, and your back does the work that desks let it forget. Start as light as you like.",
      hasDetails: true,
    },
    {
      id: 3,
      title: "Lunges",
      image: "site/item-lunges",
      entry: "lunges",
      description:
        "One confident step, a controlled drop, a firm push home. Each leg works on its own, and builds strength and steadiness for stairs, hills and sport.",
      hasDetails: true,
    },
  ],
  meditation: [
    {
      id: 0,
      title: "Wonderland of Meditation",
      image: "site/item-wonderland-of-meditation",
      entry: "wonderland-of-meditation",
      minutes: 11,
      description:
        "A playful walk through a garden where moss is a forest and a dewdrop is as big as a lantern. Eleven minutes to find some wonder again.",
      hasDetails: true,
    },
    {
      id: 1,
      title: "Starfish Meditation",
      image: "site/item-starfish-meditation",
      entry: "starfish-meditation",
      minutes: 12,
      description:
        "Spread one hand like a starfish and trace it with a finger of the other, up as you breathe in and down as you breathe out. Twelve minutes of simple touch.",
      hasDetails: true,
    },
    {
      id: 2,
      title: "Relaxing Breath Meditation",
      image: "site/item-relaxing-breath-meditation",
      entry: "relaxing-breath-meditation",
      minutes: 8,
      description:
        "One simple pattern, in for four and out for six, paced by a feather that floats up and rocks slowly down. Eight minutes, and yours to use anywhere afterwards.",
      hasDetails: true,
    },
    {
      id: 3,
      title: "Feel Better Meditation",
      image: "site/item-feel-better-meditation",
      entry: "feel-better-meditation",
      minutes: 6,
      description:
        "Six minutes of looking after yourself as you would a friend who is under the weather. No cheering up required.",
      hasDetails: true,
    },
  ],
};
