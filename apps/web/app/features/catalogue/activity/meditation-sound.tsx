import { soundFiles } from "#app/lib/media.ts";
import { AudioPlayer } from "#app/ui/audio-player.tsx";
import { Banner } from "#app/ui/banner.tsx";
import type { LookedUpMeditation } from "../catalogue.api.ts";
import { useListeningPlace } from "./use-listening-place.ts";

/** The player, or the script to read where there is no sound. */
export function MeditationSound({ meditation }: { meditation: LookedUpMeditation }) {
  const place = useListeningPlace(meditation._id);

  if (meditation.audio_url === null) return <WordsOnly meditation={meditation} />;
  return (
    <AudioPlayer
      title={meditation.name}
      sources={soundFiles(meditation.audio_url)}
      captions={meditation.captions_url}
      cues={meditation.transcript}
      artwork={meditation.image_url}
      startAt={place.startAt}
      onPosition={place.keep}
    />
  );
}

function WordsOnly({ meditation }: { meditation: LookedUpMeditation }) {
  return (
    <>
      <Banner title="There is no sound for this one yet">
        Read it at your own pace, and pause between the lines.
      </Banner>
      <div className="mt-8 grid max-w-measure gap-5 font-display text-ink-900 text-xl">
        {meditation.transcript.map(({ at, say }) => (
          <p key={at}>{say}</p>
        ))}
      </div>
    </>
  );
}
