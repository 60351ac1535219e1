import { paths } from "@fernwell/contract/paths";
import type { ReactNode } from "react";
import type { LookedUpMeditation } from "../catalogue.api.ts";
import { RestEnd } from "./rest-end.tsx";
import { SilentMeditation } from "./silent-meditation.tsx";
import { SoundMeditation } from "./sound-meditation.tsx";
import { UnsuitableMeditation } from "./unsuitable-meditation.tsx";
import { useRestSession } from "./use-rest-session.ts";

/** What the person rested with, for what the route offers at the end. */
export interface RestedMeditation {
  readonly id: string;
  readonly title: string;
}

interface MeditationPlayerProps {
  meditation: LookedUpMeditation;
  entryId: string | null;
  more: ((rested: RestedMeditation) => ReactNode) | undefined;
}

export function MeditationPlayer({ meditation, entryId, more }: MeditationPlayerProps) {
  const { _id: id, name: title, audio_url: address } = meditation;
  const rest = useRestSession({
    title,
    path: paths.rest(id, entryId ?? undefined),
    minutes: meditation.duration,
    itemId: id,
    entryId,
  });

  if (meditation.conflicts.length > 0) return <UnsuitableMeditation meditation={meditation} />;
  if (rest.rested !== null) {
    return (
      <RestEnd title={title} rest={rest}>
        {more?.({ id, title })}
      </RestEnd>
    );
  }
  return address === null ? (
    <SilentMeditation meditation={meditation} rest={rest} />
  ) : (
    <SoundMeditation meditation={meditation} address={address} rest={rest} />
  );
}
