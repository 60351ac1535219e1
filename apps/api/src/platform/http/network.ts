import { isIPv4, isIPv6 } from "node:net";

/** One household or server has one IPv4 address, but a whole /64 of IPv6: limits count those as one caller. */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return "unknown";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped) || !isIPv6(mapped)) return mapped;
  return expand(mapped).slice(0, 4).join(":");
}

/** Guesses at one account come from neighbouring addresses too: a /24 of IPv4 counts as one. */
export function neighbourhoodOf(network: string): string {
  return isIPv4(network) ? network.slice(0, network.lastIndexOf(".")) : network;
}

/** The eight groups of an IPv6 address, with those that `::` leaves out. */
function expand(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill("0"), ...after].map((group) =>
    group.replace(/^0+(?=.)/, "").toLowerCase(),
  );
}
