import type { EarlyCalls, EarlyResponse } from "../app/lib/early-calls.ts";
import type { EarlyCallList } from "../app/lib/early-calls-list.ts";
import type { InstallEvent } from "../app/lib/install-prompt.ts";

export interface StartedPage {
  /** A regular expression for the path. */
  readonly page: string;
  /** The name of the outline to show. */
  readonly outline: string;
}

export interface Start {
  /** The first that fits counts. */
  readonly pages: readonly StartedPage[];
  readonly calls: readonly EarlyCallList[];
}

/**
 * Runs in the fallback page before anything else is loaded: shows the outline of the page at this address and makes its
 * first calls. The build inlines this function, so it must not use anything from outside.
 */
export function startApp({ pages, calls }: Start): void {
  const path = location.pathname.replace(/(.)\/$/, "$1");
  const token = readToken();
  const page = pages.find(({ page }) => new RegExp(page).test(path));
  if (page) document.documentElement.dataset["outline"] = page.outline;
  if (token !== null && location.search === "") makeCalls(token);
  keepInstallEvent();

  function makeCalls(token: string): void {
    const early: EarlyCalls = { token, startedAt: performance.now(), running: new Map() };
    for (const list of calls) {
      const found = new RegExp(list.page).exec(path);
      if (!found) continue;
      for (const call of list.calls) {
        const url = `/api${call.replace(":id", found[1] ?? "")}`;
        const response = send(url, token);
        const entry = { response, received: null as Awaited<typeof response> | null };
        early.running.set(url, entry);
        response.then(
          (received) => {
            entry.received = received;
            if (list.pictures) preloadPictures(received.text, list.pictures);
          },
          // The page that takes over this call handles its failure.
          () => undefined,
        );
      }
    }
    window.earlyCalls = early;
  }

  async function send(url: string, token: string): Promise<EarlyResponse> {
    const response = await fetch(url, {
      headers: {
        Accept: "application/json",
        "Content-Type": "application/json",
        Authorization: `Bearer ${token}`,
        "time-zone": new Intl.DateTimeFormat().resolvedOptions().timeZone,
        traceparent: `00-${randomHex(16)}-${randomHex(8)}-01`,
      },
    });
    const isKept = response.headers.has("x-kept-at");
    return { status: response.status, text: await response.text(), isKept };
  }

  /** They would otherwise be asked for only once the page is rendered. Pictures that are drawings are not preloaded. */
  function preloadPictures(
    text: string,
    { field, count, sizes }: NonNullable<EarlyCallList["pictures"]>,
  ): void {
    const found = [...text.matchAll(new RegExp(`"${field}":"(/media/[^"]+)/[\\w.]+\\.webp"`, "g"))];
    for (const [, folder] of found.slice(0, count)) {
      const link = document.createElement("link");
      link.rel = "preload";
      link.as = "image";
      link.type = "image/avif";
      link.imageSizes = sizes;
      link.imageSrcset = [400, 800, 1200].map((width) => `${folder}/${width}.avif ${width}w`).join(", ");
      document.head.append(link);
    }
  }

  /** A browser sends it once, perhaps before the app listens. */
  function keepInstallEvent(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      window.installEvent = event as InstallEvent;
    });
    addEventListener("appinstalled", () => {
      window.installEvent = undefined;
    });
  }

  function randomHex(byteCount: number): string {
    const bytes = crypto.getRandomValues(new Uint8Array(byteCount));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  function readToken(): string | null {
    try {
      return localStorage.getItem("token") || null;
    } catch {
      return null;
    }
  }
}
