import { useEffect, useRef, useState } from "react";
import { MovingPictureFrame, type MovingPicturePhase } from "./moving-picture-frame.tsx";
import { startMedia } from "./start-media.ts";
import { usePrefersReducedMotion } from "./use-prefers-reduced-motion.ts";
import { useSavesData } from "./use-saves-data.ts";

type MovingPictureProps = {
  /** Used in the control's name. */
  title: string;
  /** The description of what is shown. */
  alt: string;
  /** The still picture. */
  poster: string | null;
  /** In the order in which the browser tries them; none if there is no clip. */
  sources: readonly { src: string; type: string }[];
  /** The same movement as a small drawing, for data saving or if there is no clip. */
  drawing: string | null;
};

/** A silent loop that starts by itself unless reduced motion or data saving is on. */
export function MovingPicture({ drawing, ...clip }: MovingPictureProps) {
  const prefersReducedMotion = usePrefersReducedMotion();
  const savesData = useSavesData();

  // A drawing may stay still under reduced motion; pressing play then shows the clip.
  const prefersDrawing = clip.sources.length === 0 || (savesData && !prefersReducedMotion);
  if (prefersDrawing && drawing !== null) {
    return <Drawing {...clip} drawing={drawing} />;
  }
  return <Clip key={clip.sources[0]?.src} {...clip} startsItself={!prefersReducedMotion && !savesData} />;
}

type ClipProps = Omit<MovingPictureProps, "drawing"> & { startsItself: boolean };

function Clip({ title, alt, poster, sources, startsItself }: ClipProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [phase, setPhase] = useState<MovingPicturePhase>("still");
  const fail = () => setPhase("failed");

  useEffect(() => {
    if (!video.current) return;
    if (startsItself) startMedia(video.current);
    else video.current.pause();
  }, [startsItself]);

  function press() {
    if (!video.current) return;
    if (phase === "moving") return video.current.pause();
    if (phase === "failed") video.current.load();
    startMedia(video.current);
  }

  return (
    <MovingPictureFrame title={title} phase={phase} onPress={press}>
      <video
        ref={video}
        aria-label={alt}
        poster={poster ?? undefined}
        loop
        muted
        playsInline
        preload="none"
        onPlay={() => setPhase("moving")}
        onPause={() => setPhase((phase) => (phase === "failed" ? phase : "still"))}
        onError={({ currentTarget }) => currentTarget.error && fail()}
        className="size-full object-cover"
      >
        {/* If a source fails the browser tries the next one; only the last one's failure counts. */}
        {sources.map(({ src, type }, index) => (
          <source key={src} src={src} type={type} onError={index === sources.length - 1 ? fail : undefined} />
        ))}
      </video>
    </MovingPictureFrame>
  );
}

type DrawingProps = Pick<MovingPictureProps, "title" | "alt" | "poster"> & { drawing: string };

function Drawing({ title, alt, poster, drawing }: DrawingProps) {
  const [isMoving, setIsMoving] = useState(false);
  const shown = isMoving ? drawing : poster;

  return (
    <MovingPictureFrame
      title={title}
      phase={isMoving ? "moving" : "still"}
      onPress={() => setIsMoving(!isMoving)}
    >
      {shown !== null && (
        <img src={shown} alt={alt} width={480} height={360} className="size-full object-cover" />
      )}
    </MovingPictureFrame>
  );
}
