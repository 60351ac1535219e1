interface PageScripts {
  /** A regular expression for the path. */
  readonly page: string;
  /** Positions in the list of scripts, the largest script first. */
  readonly own: readonly number[];
}

export interface Scripts {
  /** The first that fits counts. */
  readonly pages: readonly PageScripts[];
  readonly scripts: readonly string[];
}

/**
 * Runs in the fallback page once its style is there, with which it can paint the outline: fetches all scripts of the page at
 * this address at once. The build inlines this function, so it must not use anything from outside.
 */
export function fetchScripts({ pages, scripts }: Scripts): void {
  const path = location.pathname.replace(/(.)\/$/, "$1");
  const page = pages.find(({ page }) => new RegExp(page).test(path));
  for (const at of page?.own ?? []) {
    const href = scripts[at] ?? "";
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
}
