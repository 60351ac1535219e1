/** Tests whether a path is one of the addresses, as the router writes them: `/cook/:mealId`, `/rest/:id?`, `/createNewPass/*`. */
export function createAddressTest(addresses: readonly string[]): (path: string) => boolean {
  const patterns = addresses.map((address) => {
    const source = address
      .replace(/\/:\w+\?/g, "(/[^/]+)?")
      .replace(/:\w+/g, "[^/]+")
      .replace(/\/\*$/, "(/.*)?");
    return new RegExp(`^${source}/?$`);
  });
  return (path) => patterns.some((pattern) => pattern.test(path));
}
