/** Work that many ask for at the same time is done once, and all get its outcome. In this process alone. */
export interface Sharing<Result> {
  share(key: string, work: () => Promise<Result>): Promise<Result>;
}

export function createSharing<Result>(): Sharing<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return {
    share(key, work) {
      const shared = underWay.get(key) ?? work().finally(() => underWay.delete(key));
      underWay.set(key, shared);
      return shared;
    },
  };
}
