/** Ignores entries of other sites and entries ahead; browsers that cannot distinguish them count them all. */
export function hasHistory(): boolean {
  return window.navigation?.canGoBack ?? window.history.length > 1;
}
