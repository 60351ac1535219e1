import { clipFiles } from "#app/lib/media.ts";
import { MovingPicture } from "#app/ui/moving-picture.tsx";
import type { Media } from "./media-manifest.ts";
import { Piece, Specimen } from "./specimen.tsx";

export function MediaExercisePiece({ media }: { media: Media }) {
  const clip = media.list("clips")[0];
  const picture = clip && media.find("exercises", clip.id);

  return (
    <Piece name="media-exercise" title="Exercise with its movement">
      {clip && (
        <article className="grid items-start gap-8 md:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,33.5rem)_minmax(0,1fr)]">
          <MovingPicture
            title={clip.title}
            alt={picture?.alt ?? clip.title}
            sources={clipFiles(clip.address("clip.mp4"))}
            poster={picture?.picture ?? null}
            drawing={clip.address("motion.svg")}
          />
          <div>
            <h3 className="text-2xl">{clip.title}</h3>
            <figure className="mt-5 max-w-96">
              <img
                src={clip.address("body-map.svg")}
                alt={`The muscles that work: ${clip.title}`}
                width={600}
                height={450}
                className="w-full rounded-card"
              />
              <figcaption className="mt-3 text-ink-700 text-sm">
                The main muscles are dark, the supporting ones light and hatched.
              </figcaption>
            </figure>
          </div>
        </article>
      )}
      <Specimen caption="Lost on the way">
        <MovingPicture
          title="A clip that is lost"
          alt="A clip that is lost"
          sources={clipFiles("/media/clips/lost/clip.mp4")}
          poster={null}
          drawing={null}
        />
      </Specimen>
    </Piece>
  );
}
