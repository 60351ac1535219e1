import { ChevronRight, Dumbbell, Flower2, type LucideIcon, Salad } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { cx } from "#app/ui/cx.ts";
import { type Tone, toneFill, toneText, toneTint } from "#app/ui/tone.ts";

/** The ways into the three edit flows, each in the colour of its part of life. */
export function PreferenceLinks() {
  return (
    <ul className="grid gap-3">
      {flows.map(({ to, title, line, icon: Icon, tone }) => (
        <li key={to}>
          <Link
            to={to}
            className="group relative flex items-center gap-4 rounded-card border border-line p-4 pl-6 transition-colors duration-150 hover:border-line-strong sm:p-5 sm:pl-7"
          >
            <span
              aria-hidden
              className={cx("absolute inset-y-4 left-0 w-1 rounded-r-full", toneFill[tone])}
            />
            <span
              className={cx(
                "grid size-12 shrink-0 place-items-center rounded-full max-[22.5rem]:hidden",
                toneTint[tone],
                toneText[tone],
              )}
            >
              <Icon aria-hidden className="size-5.5" />
            </span>
            <span className="min-w-0 grow">
              <span className="block font-display font-medium text-lg">{title}</span>
              <span className="block text-ink-500">{line}</span>
            </span>
            <ChevronRight
              aria-hidden
              className="size-5 shrink-0 text-ink-500 transition-transform duration-150 ease-out group-hover:translate-x-0.5"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const flows: readonly { to: string; title: string; line: string; icon: LucideIcon; tone: Tone }[] = [
  {
    to: paths.editMealPreferences,
    title: "Meal preferences",
    line: "Diet, goals, allergies, dislikes and meal times",
    icon: Salad,
    tone: "clay",
  },
  {
    to: paths.editExercisePreferences,
    title: "Exercise preferences",
    line: "Workouts, equipment, limitations and fitness",
    icon: Dumbbell,
    tone: "lake",
  },
  {
    to: paths.editMeditationPreferences,
    title: "Meditation preferences",
    line: "Goals, practices, length and time of day",
    icon: Flower2,
    tone: "dusk",
  },
];
