import { CalendarHeart, Heart, type LucideIcon, ShoppingBasket } from "lucide-react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { TintedIcon } from "#app/ui/tinted-icon.tsx";
import type { Tone } from "#app/ui/tone.ts";

export function FeatureBlurbs() {
  return (
    <section aria-labelledby="features" className="border-line border-t bg-card/60">
      <div className="mx-auto max-w-304 px-5 py-14 sm:px-8 lg:py-20">
        <h2 id="features" className="text-3xl">
          What you get, with either plan
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:mt-10 lg:grid-cols-3">
          {features.map(({ title, line, icon, tone }) => (
            <li key={title} className="flex gap-4">
              <TintedIcon icon={icon} tone={tone} />
              <div className="min-w-0">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 text-ink-700">{line}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-10 max-w-measure text-ink-500">
          Health coaches are optional and available for an additional fee.
        </p>
      </div>
    </section>
  );
}

const features: readonly { title: string; line: string; icon: LucideIcon; tone: Tone }[] = [
  {
    title: "Meals to your taste",
    line: "Recipes that follow your diet and your goals, with what you ruled out left out.",
    ...itemKindTable.meal,
  },
  {
    title: "Exercise at your level",
    line: "Sessions explained step by step, chosen with your limitations in mind.",
    ...itemKindTable.exercise,
  },
  {
    title: "Meditations with sound",
    line: "From a few minutes to a long evening, with the words to read along.",
    ...itemKindTable.meditation,
  },
  {
    title: "Plans from a sentence",
    line: "Say what you would like, and a plan is made of it. Or build one by hand.",
    icon: CalendarHeart,
    tone: "fern",
  },
  {
    title: "One grocery list",
    line: "Everything a meal plan needs, added up, to tick off as you shop.",
    icon: ShoppingBasket,
    tone: itemKindTable.meal.tone,
  },
  {
    title: "Favourites, kept together",
    line: "Mark what you like and find it again in one place.",
    icon: Heart,
    tone: "fern",
  },
];
