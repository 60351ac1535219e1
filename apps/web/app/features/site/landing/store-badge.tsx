import type { StoreBadge as StoreBadgeCopy } from "../copy/landing.ts";

const marks: Record<StoreBadgeCopy["store"], string> = {
  "app-store":
    "M12 7.5C13 5 15 3.6 17 3.5C17.2 5.6 15.6 7.4 13.6 7.7C15 7.2 16.6 7 18 7.8C15.4 9.8 15.8 13.6 18.9 14.9C17.8 18 16 20.6 14.2 20.6C13.2 20.6 12.9 20 11.8 20C10.7 20 10.3 20.6 9.4 20.6C6.9 20.6 4.2 15.9 4.2 12.4C4.2 9 6.4 7.2 8.6 7.2C10 7.2 11 7.9 12 7.5Z",
  "google-play":
    "M5 3.6V20.4C5 21.2 5.9 21.7 6.6 21.2L20 12.9C20.7 12.5 20.7 11.5 20 11.1L6.6 2.8C5.9 2.3 5 2.8 5 3.6Z",
};

/** Only a picture of a badge: there is no app to download yet. */
export function StoreBadge({ store, prompt, name }: StoreBadgeCopy) {
  return (
    <span
      role="img"
      aria-label={`${prompt} ${name}`}
      className="flex min-h-14 cursor-default select-none items-center gap-3 rounded-control bg-ink-900 py-2 pr-5 pl-4 text-paper"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-7 fill-current">
        <path d={marks[store]} />
      </svg>
      <span aria-hidden className="leading-tight">
        <span className="block text-sm leading-tight">{prompt}</span>
        <span className="block font-semibold text-lg leading-tight">{name}</span>
      </span>
    </span>
  );
}
