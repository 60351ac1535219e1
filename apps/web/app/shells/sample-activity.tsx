import { ExerciseSample } from "#app/features/catalogue/sample/exercise-sample.tsx";
import { MeditationSample } from "#app/features/catalogue/sample/meditation-sample.tsx";
import { staticItems } from "#app/features/site/copy/static-items.ts";
import { StaticPicture } from "#app/features/site/static-picture.tsx";
import type { SampleScreenProps } from "./sample-meal.tsx";

interface SampleActivityProps extends SampleScreenProps {
  kind: "exercise" | "meditation";
}

/** Apart from the screen of an activity, which few people see with a sample. */
export function SampleActivity({ kind, id, otherwise }: SampleActivityProps) {
  const exercise = kind === "exercise" && staticItems.exercise.find((item) => String(item.id) === id);
  const meditation = kind === "meditation" && staticItems.meditation.find((item) => String(item.id) === id);

  if (exercise) return <ExerciseSample sample={exercise} picture={<StaticPicture item={exercise} />} />;
  if (meditation)
    return <MeditationSample sample={meditation} picture={<StaticPicture item={meditation} />} />;
  return otherwise;
}
