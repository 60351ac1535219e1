export interface RouteEntry {
  readonly path?: string | undefined;
  readonly file: string;
  readonly children?: readonly RouteEntry[] | undefined;
}

/** The addresses whose screen only says that it is not built yet. */
export function unbuiltScreens(routes: readonly RouteEntry[], parent = "/"): string[] {
  return routes.flatMap((route) => {
    const address = route.path ? `${parent}/${route.path}`.replace(/\/+/g, "/") : parent;
    const own = route.file.endsWith("not-built-yet.tsx") ? [address] : [];
    return [...own, ...unbuiltScreens(route.children ?? [], address)];
  });
}
