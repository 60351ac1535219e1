import { paths } from "@fernwell/contract/paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Conflicts } from "#app/items/conflicts.tsx";
import { ItemCard } from "#app/items/item-card.tsx";
import { clipFiles } from "#app/lib/media.ts";
import { Card } from "#app/ui/card.tsx";
import { EntryPicture } from "#app/ui/entry-picture.tsx";
import { MovingPicture } from "#app/ui/moving-picture.tsx";
import { EntryList } from "./entries/entry-list.tsx";
import { PlanReading } from "./entries/plan-reading.tsx";
import type { Plan } from "./plan.ts";
import { PlanHeader } from "./plan-header.tsx";

export function ExercisePlanPage({ plan }: { plan: Plan<"exercise"> }) {
  return (
    <>
      <PlanHeader type={plan.kind} name={plan.plan_name} count={plan.entries.length} />
      <PlanReading reading={plan.reading} />
      <div className="mt-8 grid gap-6">
        <EntryList plan={plan} className="grid gap-6">
          {({ item, summary, entry }, controls, menu) =>
            item === null ? (
              <ItemCard item={summary} headingLevel={2} heart={menu} footer={controls} />
            ) : (
              <ExerciseCard key={entry.itemId} exercise={item} controls={controls} menu={menu} />
            )
          }
        </EntryList>
      </div>
    </>
  );
}

type PlannedExercise = Plan<"exercise">["items"][number];

interface ExerciseCardProps {
  exercise: PlannedExercise;
  controls: ReactNode;
  menu: ReactNode;
}

function ExerciseCard({ exercise, controls, menu }: ExerciseCardProps) {
  const { _id, exercise_name, conflicts, description } = exercise;

  return (
    <Card className="grid items-start gap-x-8 gap-y-5 p-5 md:grid-cols-[minmax(0,20rem)_1fr] md:p-6">
      <div className="grid gap-4">
        <ExercisePicture exercise={exercise} />
        <ExerciseClip exercise={exercise} />
      </div>
      <div className="min-w-0">
        <h2 className="wrap-anywhere text-2xl">
          <Link to={paths.exercise(_id)} className="underline-offset-4 hover:underline">
            {exercise_name}
          </Link>
        </h2>
        <Facts exercise={exercise} />
        <div className="mt-4 empty:hidden">
          <Conflicts kind="exercise" conflicts={conflicts} />
        </div>
        <p className="mt-4 max-w-measure text-ink-700">{description || "No description available."}</p>
        <div className="mt-6 flex flex-wrap items-end justify-between gap-3">
          {controls}
          {menu}
        </div>
      </div>
    </Card>
  );
}

function ExercisePicture({ exercise }: { exercise: PlannedExercise }) {
  return (
    <EntryPicture
      address={exercise.image_url}
      alt={exercise.image_alt ?? exercise.exercise_name}
      placeholder={exercise.image_stand_in}
      sizes="(width >= 48rem) 20rem, 100vw"
      width={1200}
      height={900}
      className="w-full overflow-hidden rounded-control"
    />
  );
}

function ExerciseClip({ exercise }: { exercise: PlannedExercise }) {
  if (exercise.workout_video === null) {
    return (
      <p className="grid min-h-24 place-items-center rounded-control border border-line border-dashed text-ink-500 text-sm">
        Video placeholder
      </p>
    );
  }
  return (
    <MovingPicture
      title={exercise.exercise_name}
      alt={exercise.image_alt ?? exercise.exercise_name}
      poster={exercise.image_url}
      sources={clipFiles(exercise.workout_video)}
      drawing={exercise.motion_url}
    />
  );
}

function Facts({ exercise: { duration, trainer, intensity, equipment } }: { exercise: PlannedExercise }) {
  const facts = [
    ["Duration", `${duration} min`],
    ["Trainer", trainer.join(", ")],
    ["Intensity", intensity],
    ["Equipment", equipment.length === 0 ? "None" : equipment.join(", ")],
  ] as const;

  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-500">{name}</dt>
          <dd className="wrap-anywhere text-ink-900">{value || "Not given"}</dd>
        </div>
      ))}
    </dl>
  );
}
