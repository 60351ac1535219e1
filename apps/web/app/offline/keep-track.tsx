import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, Download } from "lucide-react";
import { reportFailure } from "#app/lib/report-failure.ts";
import { useStored } from "#app/lib/storage.ts";
import { useIsReached } from "#app/lib/use-is-online.ts";
import { Button } from "#app/ui/button.tsx";
import { formatSize } from "./format-size.ts";
import { keptPicture, keptSound } from "./kept-media.ts";
import { keepTrack, keptTracksKey, measureFile, removeTrack } from "./kept-tracks.ts";

interface KeepTrackProps {
  track: {
    readonly _id: string;
    readonly name: string;
    readonly audio_url: string | null;
    readonly captions_url: string | null;
    readonly image_url: string | null;
  };
}

/** Stores the sound of a meditation, so that it plays without a connection. */
export function KeepTrack({ track }: KeepTrackProps) {
  const { _id: id, name } = track;
  const isReached = useIsReached();
  const kept = useStored(keptTracksKey)?.find((each) => each.id === id);
  const sound = keptSound(track.audio_url);
  const { data: size } = useQuery({
    queryKey: ["track size", ...sound],
    queryFn: () => measureFile(sound[0] ?? ""),
    enabled: kept === undefined && sound.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const keep = useMutation({
    mutationFn: () =>
      keepTrack({
        id,
        name,
        files: [
          ...sound,
          ...(track.captions_url ? [track.captions_url] : []),
          ...keptPicture(track.image_url),
        ],
      }),
    onError: reportFailure(
      "Keeping a track",
      "We could not keep this on your device. There may be no room for it.",
    ),
  });

  if (!("caches" in window) || sound.length === 0) return null;
  if (kept) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-ink-700 text-sm">
        <Check aria-hidden className="size-4.5 text-fern-700" />
        <span role="status">Kept on this device, {formatSize(kept.bytes)}</span>
        <Button variant="quiet" size="small" onClick={() => void removeTrack(kept)}>
          Remove
        </Button>
      </p>
    );
  }
  return (
    <Button
      variant="secondary"
      size="small"
      iconBefore={<Download />}
      pending={keep.isPending}
      pendingLabel="Keeping..."
      disabled={!isReached}
      onClick={() => keep.mutate()}
    >
      Keep on this device{size ? ` (${formatSize(size)})` : ""}
    </Button>
  );
}
