import { type Activity, useActivity } from "../catalogue.api.ts";
import type { Corner } from "../detail-page.tsx";
import { LookUp } from "../look-up.tsx";
import { ExercisePage } from "./exercise-page.tsx";
import { MeditationPage } from "./meditation-page.tsx";

interface ActivityDetailProps {
  kind: Activity["kind"];
  id: string;
  corner?: Corner;
}

/** The shared screen of exercises and meditations. */
export function ActivityDetail({ kind, id, corner }: ActivityDetailProps) {
  return (
    <LookUp kind={kind} query={useActivity(kind, id)}>
      {(activity) => {
        const { _id, favorite } = activity.item;
        const title = activity.kind === "exercise" ? activity.item.exercise_name : activity.item.name;
        const filled = corner?.({ id: _id, title, isFavourite: favorite });
        return activity.kind === "exercise" ? (
          <ExercisePage key={_id} exercise={activity.item} corner={filled} />
        ) : (
          <MeditationPage key={_id} meditation={activity.item} corner={filled} />
        );
      }}
    </LookUp>
  );
}
