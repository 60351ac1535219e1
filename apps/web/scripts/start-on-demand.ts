interface Page {
  /** The addresses of all scripts, to be fetched in parallel. */
  readonly scripts: readonly string[];
  readonly startedEvent: string;
  load(): Promise<unknown>;
}

/**
 * Starts a prerendered page's scripts when the visitor moves, presses, types or scrolls, has been here before, or has
 * seen an autoplaying part for some seconds. A click before the scripts run is repeated once they do.
 * The build inlines this function into the page, so it must not use anything from outside.
 */
export function startOnDemand({ scripts, startedEvent, load }: Page): void {
  const signs = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];
  const watcher = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) start();
  });
  /** Autoplay can wait: a new visitor is still reading. */
  const patienceMs = 3000;
  let isStarting = false;
  let pressed: HTMLElement | null = null;

  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
  addEventListener("click", hold, { capture: true });
  addEventListener(startedEvent, goOn, { once: true });
  setTimeout(() => {
    for (const moving of document.querySelectorAll("[data-autoplay]")) watcher.observe(moving);
  }, patienceMs);
  if (location.hash !== "" || wasHereBefore()) start();

  /** A page that grows under a resting pointer fires a pointermove without movement. */
  function notice(event: Event): void {
    const isAtRest =
      event instanceof PointerEvent &&
      event.type === "pointermove" &&
      event.movementX === 0 &&
      event.movementY === 0;
    if (!isAtRest) start();
  }

  function start(): void {
    if (isStarting) return;
    isStarting = true;
    for (const sign of signs) removeEventListener(sign, notice, { capture: true });
    for (const href of scripts) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    load().catch(giveUp);
  }

  function hold(event: MouseEvent): void {
    start();
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const control = event.target instanceof Element ? event.target.closest("a[href^='/'], button") : null;
    if (!(control instanceof HTMLElement)) return;
    event.preventDefault();
    pressed = control;
  }

  function goOn(): void {
    removeEventListener("click", hold, { capture: true });
    pressed?.click();
  }

  /** Without its scripts the page is still readable, with working links. */
  function giveUp(): void {
    removeEventListener("click", hold, { capture: true });
    if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
  }

  function wasHereBefore(): boolean {
    try {
      return localStorage.length + sessionStorage.length > 0;
    } catch {
      return false;
    }
  }
}
