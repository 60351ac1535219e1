import { ArrowRight, Dumbbell, Flower2, type LucideIcon, Salad } from "lucide-react";
import { useOptionsAhead } from "#app/features/preferences/preferences.api.ts";
import { addresses, paths } from "#app/lib/paths.ts";
import { titleOf } from "#app/lib/titles.ts";
import { SkipOnboarding } from "#app/shells/skip-onboarding.tsx";
import { cx } from "#app/ui/cx.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { type Tone, toneText, toneTint } from "#app/ui/tone.ts";

export function meta() {
  return titleOf(addresses.preferences);
}

export default function Preferences() {
  useOptionsAhead("meals");

  return (
    <div className="grid gap-8">
      <header>
        <h1 className="text-4xl">Let's Choose Your Preferences</h1>
        <p className="mt-3 text-ink-700 text-lg">
          It takes 45 seconds, and you can change every answer later.
        </p>
      </header>
      <ul className="grid gap-3">
        {parts.map(({ name, about, icon: Icon, tone }) => (
          <li key={name} className="flex items-center gap-4 rounded-card border border-line bg-card p-5">
            <span
              className={cx(
                "grid size-12 shrink-0 place-items-center rounded-full",
                toneTint[tone],
                toneText[tone],
              )}
            >
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-ink-700">{about}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-3">
        <div className="grid grow">
          <LinkButton to={paths.mealPreferences} size="large" fullWidth iconAfter={<ArrowRight />}>
            Next
          </LinkButton>
        </div>
        <SkipOnboarding />
      </div>
    </div>
  );
}

interface PartOfLife {
  readonly name: string;
  readonly about: string;
  readonly icon: LucideIcon;
  readonly tone: Tone;
}

const parts: readonly PartOfLife[] = [
  { name: "Meals", about: "What you eat, what you leave out, and when", icon: Salad, tone: "clay" },
  { name: "Exercise", about: "How you like to move, and how often", icon: Dumbbell, tone: "lake" },
  { name: "Meditation", about: "What you want calm for, and how long", icon: Flower2, tone: "dusk" },
];
