import type { ReactNode } from "react";
import { useActivity } from "../catalogue.api.ts";
import { LookUp } from "../look-up.tsx";
import { FreeTimer } from "./free-timer.tsx";
import { MeditationPlayer, type RestedMeditation } from "./meditation-player.tsx";

interface RestingProps {
  /** Of a meditation; null for a free timer. */
  id: string | null;
  /** The planned entry; null for what is not planned. */
  entryId: string | null;
  /** Shown at the end of a meditation. */
  more?: (rested: RestedMeditation) => ReactNode;
}

/** Resting with a meditation or a free timer, over the whole screen. */
export function Resting({ id, entryId, more }: RestingProps) {
  return id === null ? <FreeTimer /> : <RestingMeditation id={id} entryId={entryId} more={more} />;
}

interface RestingMeditationProps {
  id: string;
  entryId: string | null;
  more: RestingProps["more"];
}

function RestingMeditation({ id, entryId, more }: RestingMeditationProps) {
  return (
    <LookUp kind="meditation" query={useActivity("meditation", id)}>
      {({ kind, item }) =>
        kind === "meditation" && (
          <MeditationPlayer key={`${item._id} ${entryId}`} meditation={item} entryId={entryId} more={more} />
        )
      }
    </LookUp>
  );
}
