/** jsdom has no layout and no media queries; this fake evaluates them by width alone. */
export function resizeScreen(width: number): void {
  window.matchMedia = (query) => {
    const least = /^\(width >= (\d+)rem\)$/.exec(query)?.[1];
    const list = new EventTarget();
    return Object.assign(list, {
      media: query,
      matches: least !== undefined && width >= Number(least) * 16,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  };
}

/** Until the screen is resized, as before each test. */
export function preferReducedMotion(): void {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    Object.assign(matchMedia(query), { matches: query === "(prefers-reduced-motion: reduce)" });
}
