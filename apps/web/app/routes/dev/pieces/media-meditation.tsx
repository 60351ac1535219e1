import { useQuery } from "@tanstack/react-query";
import { soundFiles } from "#app/lib/media.ts";
import { AudioPlayer } from "#app/ui/audio-player.tsx";
import { Card } from "#app/ui/card.tsx";
import { EntryPicture } from "#app/ui/entry-picture.tsx";
import { parseCues } from "./media-captions.ts";
import type { Media, MediaEntry } from "./media-manifest.ts";
import { Piece, Specimen } from "./specimen.tsx";

export function MediaMeditationPiece({ media }: { media: Media }) {
  const [sound, another] = media.list("sounds");

  return (
    <Piece name="media-meditation" title="Meditation with its sound">
      {sound && <MeditationPlayer sound={sound} picture={media.find("meditations", sound.id)} />}
      <div className="grid items-start gap-8 md:grid-cols-2">
        {another && (
          <Specimen caption="Without words, half a minute in">
            <Card className="p-6">
              <AudioPlayer
                title={another.title}
                sources={soundFiles(another.address("sound.m4a"))}
                captions={null}
                startAt={30}
              />
            </Card>
          </Specimen>
        )}
        <Specimen caption="Lost on the way">
          <Card className="p-6">
            <AudioPlayer
              title="A sound that is lost"
              sources={soundFiles("/media/sounds/lost/sound.m4a")}
              captions={null}
            />
          </Card>
        </Specimen>
      </div>
    </Piece>
  );
}

function MeditationPlayer({ sound, picture }: { sound: MediaEntry; picture: MediaEntry | null }) {
  const captions = sound.address("captions.vtt");
  const { data: cues = [] } = useQuery({
    queryKey: ["dev", "captions", captions],
    queryFn: async () => parseCues(await (await fetch(captions)).text()),
  });

  return (
    <Card className="grid items-start gap-x-12 gap-y-6 p-5 sm:p-8 lg:grid-cols-[2fr_3fr]">
      <div>
        <EntryPicture
          address={picture?.picture ?? null}
          alt={picture?.alt ?? sound.title}
          placeholder={picture?.placeholder ?? null}
          sizes="(width >= 64rem) 30rem, 100vw"
          width={1200}
          height={900}
          className="rounded-card"
        />
        <h3 className="mt-6 text-2xl">{sound.title}</h3>
        {picture && <p className="mt-2 text-ink-700">{picture.alt}</p>}
      </div>
      <AudioPlayer
        title={sound.title}
        sources={soundFiles(sound.address("sound.m4a"))}
        captions={captions}
        cues={cues}
        artwork={picture?.picture ?? null}
      />
    </Card>
  );
}
