/** Pages of other sites do not count, nor do entries that lie ahead; browsers that cannot tell count them all. */
export function hasHistory(): boolean {
  return window.navigation?.canGoBack ?? window.history.length > 1;
}
