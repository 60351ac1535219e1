import { paths } from "@fernwell/contract/paths";
import { ArrowDownRight, ArrowUpRight, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import type { LookedUpExercise } from "../catalogue.api.ts";
import { Section } from "../section.tsx";

/** The same movement, a little easier and a little harder. */
export function Siblings({ easier, harder }: Pick<LookedUpExercise, "easier" | "harder">) {
  if (easier === null && harder === null) return null;

  return (
    <Section heading="Not quite right for you?">
      <ul className="grid gap-3">
        <Sibling way="Easier" icon={ArrowDownRight} exercise={easier} />
        <Sibling way="Harder" icon={ArrowUpRight} exercise={harder} />
      </ul>
    </Section>
  );
}

type SiblingProps = { way: string; icon: LucideIcon; exercise: LookedUpExercise["easier"] };

function Sibling({ way, icon: Icon, exercise }: SiblingProps) {
  if (exercise === null) return null;

  return (
    <li>
      <Link
        to={paths.exercise(exercise._id)}
        className="group flex min-h-16 items-center gap-4 rounded-card border border-line bg-card px-5 py-3 transition-colors duration-150 hover:border-lake-700"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-lake-700" />
        <span className="min-w-0">
          <span className="block text-ink-700 text-sm">{way}</span>
          <span className="block font-semibold text-ink-900 underline-offset-4 wrap-anywhere group-hover:underline">
            {exercise.exercise_name}
          </span>
        </span>
      </Link>
    </li>
  );
}
