import { EmptyState } from "#app/ui/empty-state.tsx";
import { SkeletonCard } from "#app/ui/skeleton-card.tsx";
import { MediaCardsPiece } from "./media-cards.tsx";
import { MediaExercisePiece } from "./media-exercise.tsx";
import { useMedia } from "./media-manifest.ts";
import { MediaMeditationPiece } from "./media-meditation.tsx";
import { Piece } from "./specimen.tsx";

/** The design pieces with the media that were made for the entries. */
export function MediaPieces() {
  const { data: media, isPending } = useMedia();

  if (isPending) {
    return (
      <Piece name="media" title="Media">
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          <SkeletonCard />
        </div>
      </Piece>
    );
  }
  if (!media) {
    return (
      <Piece name="media" title="Media">
        <EmptyState
          sentence="No pictures or sound have been made yet."
          nextStep="Run pnpm media and start the server with MEDIA_DIR, or run pnpm dev, which makes them when they are asked for."
        />
      </Piece>
    );
  }
  return (
    <>
      <MediaCardsPiece media={media} />
      <MediaExercisePiece media={media} />
      <MediaMeditationPiece media={media} />
    </>
  );
}
