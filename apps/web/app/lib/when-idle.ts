/** The page's own code, data and pictures come first, on a slow phone too. */
const quietMs = 2_000;

const firstActs = ["pointerdown", "keydown", "input"];

/**
 * Runs once: some time after the page has loaded, when the browser has nothing better to do, or as soon as the person does
 * something, which may need what it prepares. Without a connection nothing is on its way, so it runs at once. Returns a
 * function that calls it off.
 */
export function whenIdle(act: () => void): () => void {
  if (!navigator.onLine) {
    act();
    return () => undefined;
  }
  let isOver = false;
  const stop = () => {
    isOver = true;
    for (const name of firstActs) removeEventListener(name, run, true);
  };
  const run = () => {
    if (isOver) return;
    stop();
    act();
  };
  const wait = () =>
    setTimeout(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: quietMs });
      else run();
    }, quietMs);
  for (const name of firstActs) addEventListener(name, run, true);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return stop;
}
