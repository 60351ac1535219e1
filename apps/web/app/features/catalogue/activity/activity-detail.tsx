import { type Activity, useActivity } from "../catalogue.api.ts";
import type { ItemSlot } from "../detail-page.tsx";
import { LookUp } from "../look-up.tsx";
import { ExercisePage } from "./exercise-page.tsx";
import { MeditationPage } from "./meditation-page.tsx";

interface ActivityDetailProps {
  kind: Activity["kind"];
  id: string;
  corner?: ItemSlot;
  foot?: ItemSlot;
}

/** The shared screen of exercises and meditations. */
export function ActivityDetail({ kind, id, corner, foot }: ActivityDetailProps) {
  return (
    <LookUp kind={kind} query={useActivity(kind, id)}>
      {(activity) => {
        const { _id, favorite } = activity.item;
        const title = activity.kind === "exercise" ? activity.item.exercise_name : activity.item.name;
        const item = { id: _id, title, isFavourite: favorite };
        const slots = { corner: corner?.(item), foot: foot?.(item) };
        return activity.kind === "exercise" ? (
          <ExercisePage key={_id} exercise={activity.item} {...slots} />
        ) : (
          <MeditationPage key={_id} meditation={activity.item} {...slots} />
        );
      }}
    </LookUp>
  );
}
