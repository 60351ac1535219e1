import { Pause, Play, RotateCw } from "lucide-react";
import type { ReactNode } from "react";

const looks = {
  still: { act: "Play", icon: Play },
  moving: { act: "Pause", icon: Pause },
  failed: { act: "Try again", icon: RotateCw },
} as const;

export type MovingPicturePhase = keyof typeof looks;

type MovingPictureFrameProps = {
  title: string;
  phase: MovingPicturePhase;
  onPress: () => void;
  children: ReactNode;
};

/** At most 400 px high. One control serves every phase, so that the keyboard focus is never lost. */
export function MovingPictureFrame({ title, phase, onPress, children }: MovingPictureFrameProps) {
  const { act, icon: Icon } = looks[phase];

  return (
    <div className="relative aspect-4/3 max-w-[calc(25rem*4/3)] overflow-hidden rounded-card bg-lake-50">
      {children}
      <div className="absolute inset-x-3 bottom-3 flex flex-wrap items-center justify-end gap-2">
        <p
          role="alert"
          className="min-w-0 grow basis-56 empty:hidden rounded-control bg-card px-4 py-2.5 text-sm shadow-raised"
        >
          {phase === "failed" && (
            <>
              <strong className="block font-semibold text-berry-700">The clip did not load</strong>
              Check your connection and try again.
            </>
          )}
        </p>
        <button
          type="button"
          aria-label={`${act}: ${title}`}
          onClick={onPress}
          className="inline-flex min-h-11 items-center gap-2 rounded-full bg-card py-2 pr-4.5 pl-3.5 font-semibold text-lake-700 shadow-raised transition-transform duration-150 ease-out active:scale-[0.97]"
        >
          <Icon aria-hidden className={phase === "failed" ? "size-4.5" : "size-4.5 fill-current"} />
          {act}
        </button>
      </div>
    </div>
  );
}
