/**
 * The browser may refuse to start, or be stopped first. The rejection is ignored because the element's own events,
 * which the caller handles, say the same.
 */
export function startMedia(media: HTMLMediaElement): void {
  media.play().catch(() => {});
}
