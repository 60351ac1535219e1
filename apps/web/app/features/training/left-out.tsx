import type { Training } from "@fernwell/contract/training";
import { Conflicts } from "#app/items/conflicts.tsx";

/** What is planned and does not suit the person now, with the reasons. */
export function LeftOut({ exercises }: { exercises: Training["left_out"] }) {
  if (exercises.length === 0) return null;

  return (
    <section aria-labelledby="left-out">
      <h2 id="left-out" className="text-2xl">
        Left out
      </h2>
      <ul className="mt-4 grid gap-4">
        {exercises.map(({ _id, exercise_name, conflicts }) => (
          <li key={_id}>
            <p className="wrap-anywhere mb-2 font-semibold">{exercise_name}</p>
            <Conflicts kind="exercise" conflicts={conflicts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
