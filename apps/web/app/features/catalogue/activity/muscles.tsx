import type { LookedUpExercise } from "../catalogue.api.ts";
import { Section } from "../section.tsx";
import { TagList } from "../tag-list.tsx";

export function Muscles({ exercise }: { exercise: LookedUpExercise }) {
  const { primary, secondary } = exercise.muscles;

  return (
    <Section heading="Muscles worked">
      {exercise.body_map_url !== null && (
        <img
          src={exercise.body_map_url}
          alt="A body from the front and the back. The main muscles are dark, the supporting ones light and hatched."
          width={600}
          height={450}
          loading="lazy"
          className="mb-6 block h-auto w-full rounded-card bg-lake-50"
        />
      )}
      <dl className="grid gap-5">
        <MuscleGroup name="Main muscles" muscles={primary} />
        <MuscleGroup name="Supporting muscles" muscles={secondary} />
      </dl>
    </Section>
  );
}

function MuscleGroup({ name, muscles }: { name: string; muscles: readonly string[] }) {
  if (muscles.length === 0) return null;

  return (
    <div>
      <dt className="mb-2 text-ink-700 text-sm">{name}</dt>
      <dd>
        <TagList tags={muscles} />
      </dd>
    </div>
  );
}
