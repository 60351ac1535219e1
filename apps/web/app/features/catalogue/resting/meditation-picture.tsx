import { EntryPicture } from "#app/ui/entry-picture.tsx";
import type { LookedUpMeditation } from "../catalogue.api.ts";

/** Covers the box around it. Without a picture there is nothing but the box's own colour. */
export function MeditationPicture({ meditation }: { meditation: LookedUpMeditation }) {
  if (meditation.image_url === null) return null;
  return (
    <EntryPicture
      address={meditation.image_url}
      alt={meditation.image_alt ?? meditation.name}
      placeholder={meditation.image_stand_in}
      width={1200}
      height={900}
      sizes="max(100vw, 133vh)"
      loading="eager"
      className="size-full [&_picture]:block [&_picture]:size-full"
    />
  );
}
