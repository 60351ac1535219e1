import { clipFiles } from "#app/lib/media.ts";
import { MovingPicture } from "#app/ui/moving-picture.tsx";
import type { LookedUpExercise } from "../catalogue.api.ts";
import { DetailPicture } from "../detail-picture.tsx";

/** The clip or the drawn movement if there is one, otherwise the picture. */
export function ExercisePicture({ exercise }: { exercise: LookedUpExercise }) {
  const alt = exercise.image_alt ?? exercise.exercise_name;

  if (exercise.workout_video !== null || exercise.motion_url !== null) {
    return (
      <MovingPicture
        title={exercise.exercise_name}
        alt={alt}
        poster={exercise.image_url}
        sources={exercise.workout_video === null ? [] : clipFiles(exercise.workout_video)}
        drawing={exercise.motion_url}
      />
    );
  }
  return (
    <DetailPicture
      address={exercise.image_url}
      alt={alt}
      placeholder={exercise.image_stand_in}
      className="max-w-[calc(25rem*4/3)]"
    />
  );
}
