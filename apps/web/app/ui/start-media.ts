/**
 * A browser may refuse to start, or be stopped before it has. The promise says no more than the element's own events,
 * which the caller follows.
 */
export function startMedia(media: HTMLMediaElement): void {
  media.play().catch(() => {});
}
