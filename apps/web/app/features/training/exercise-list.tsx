import type { TrainedExercise } from "@fernwell/contract/training";
import { useId } from "react";
import { CardPicture } from "#app/items/card-picture.tsx";

interface ExerciseListProps {
  heading: string;
  exercises: readonly TrainedExercise[];
}

export function ExerciseList({ heading, exercises }: ExerciseListProps) {
  const headingId = useId();
  if (exercises.length === 0) return null;

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-2xl">
        {heading}
      </h2>
      <ol aria-labelledby={headingId} className="mt-4 grid gap-4">
        {exercises.map(({ _id, entry_id, exercise_name, image_url, image_stand_in, dose, duration }) => (
          <li key={entry_id ?? _id} className="flex items-center gap-4">
            <span className="block size-16 shrink-0 overflow-hidden rounded-control bg-lake-50 sm:size-20">
              <CardPicture address={image_url} alt="" placeholder={image_stand_in} />
            </span>
            <span className="min-w-0">
              <span className="wrap-anywhere block font-display font-semibold text-lg leading-snug">
                {exercise_name}
              </span>
              <span className="mt-0.5 block text-ink-700 text-sm">
                {dose} · {duration} min
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
