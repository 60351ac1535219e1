interface Pull {
  /** Called with the distance in pixels, and whether it has just become enough. */
  readonly onPull: (distance: number, isNewlyEnough: boolean) => void;
  readonly onRelease: (isEnough: boolean) => void;
  readonly enoughPx: number;
}

/** The page gives way less than the finger moves, so that the end of the pull can be felt. */
const resistance = 0.5;
/** A finger that lands or slips moves this far without meaning it. */
const slackPx = 8;

/** Follows one finger that pulls the page down while it is at its top. Returns a function that ends it. */
export function listenToPull({ onPull, onRelease, enoughPx }: Pull): () => void {
  let start: { readonly x: number; readonly y: number } | null = null;
  let distance = 0;

  function begin({ touches, target }: TouchEvent) {
    const [touch] = touches;
    const isPossible = touches.length === 1 && window.scrollY <= 0 && !isElsewhere(target);
    start = touch && isPossible ? { x: touch.clientX, y: touch.clientY } : null;
  }

  function move(event: TouchEvent) {
    const [touch] = event.touches;
    if (!start || !touch) return;
    const [across, down] = [Math.abs(touch.clientX - start.x), touch.clientY - start.y];
    // The first movement decides: sideways and upwards belong to the page.
    if (distance === 0 && (event.touches.length > 1 || across > down)) {
      if (Math.max(across, Math.abs(down)) > slackPx) start = null;
      return;
    }
    if (distance === 0 && down <= slackPx) return;
    if (event.cancelable) event.preventDefault();
    const before = distance;
    distance = Math.max(1, (down - slackPx) * resistance);
    onPull(distance, before < enoughPx && distance >= enoughPx);
  }

  function end({ type }: TouchEvent) {
    if (distance > 0) onRelease(type === "touchend" && distance >= enoughPx);
    start = null;
    distance = 0;
  }

  addEventListener("touchstart", begin, { passive: true });
  addEventListener("touchmove", move, { passive: false });
  addEventListener("touchend", end);
  addEventListener("touchcancel", end);
  return () => {
    removeEventListener("touchstart", begin);
    removeEventListener("touchmove", move);
    removeEventListener("touchend", end);
    removeEventListener("touchcancel", end);
  };
}

/** Dialogs, menus and bars lie over the page and do not move it. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("main") === null;
}
