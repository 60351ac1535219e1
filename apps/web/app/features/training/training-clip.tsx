import type { Exercise } from "@fernwell/contract/catalogue";
import { Dumbbell } from "lucide-react";
import { clipFiles } from "#app/lib/media.ts";
import { detailPictureSizes } from "#app/lib/picture-sizes.ts";
import { EntryPicture } from "#app/ui/entry-picture.tsx";
import { MovingPicture } from "#app/ui/moving-picture.tsx";

interface TrainingClipProps {
  /** Null while it is not known, such as after a reload without a connection. */
  exercise: Exercise | null;
  hasFailed: boolean;
}

/** The clip or the drawn movement if there is one, otherwise the picture. */
export function TrainingClip({ exercise, hasFailed }: TrainingClipProps) {
  return (
    <div className="mx-auto w-full max-w-[calc(25rem*4/3)]">
      {exercise === null ? (
        <NoClip hasFailed={hasFailed} />
      ) : exercise.workout_video === null && exercise.motion_url === null ? (
        <EntryPicture
          address={exercise.image_url}
          alt={exercise.image_alt ?? exercise.exercise_name}
          placeholder={exercise.image_stand_in}
          width={1200}
          height={900}
          sizes={detailPictureSizes}
          loading="eager"
          className="rounded-card"
        />
      ) : (
        <MovingPicture
          title={exercise.exercise_name}
          alt={exercise.image_alt ?? exercise.exercise_name}
          poster={exercise.image_url}
          sources={exercise.workout_video === null ? [] : clipFiles(exercise.workout_video)}
          drawing={exercise.motion_url}
        />
      )}
    </div>
  );
}

function NoClip({ hasFailed }: { hasFailed: boolean }) {
  return (
    <div className="grid aspect-4/3 place-content-center justify-items-center gap-3 rounded-card bg-lake-50 p-6 text-center text-ink-700">
      <Dumbbell aria-hidden strokeWidth={1.25} className="size-14 text-lake-700" />
      {hasFailed && <p>The clip comes back with your connection. Everything else goes on.</p>}
    </div>
  );
}
