import { isIPv4, isIPv6 } from "node:net";

/** Rate limits count an IPv4 address, or a /64 of IPv6, as one caller: that is what a household or server has. */
export function getNetwork(address: string | undefined): string {
  if (address === undefined) return "unknown";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped) || !isIPv6(mapped)) return mapped;
  return expand(mapped).slice(0, 4).join(":");
}

/** Limits on guesses at one account count a /24 of IPv4 as one caller: attackers rent neighbouring addresses. */
export function getNeighbourhood(network: string): string {
  return isIPv4(network) ? network.slice(0, network.lastIndexOf(".")) : network;
}

/** For people to read: a /24 of IPv4, or a /48 of IPv6. Both are shared by many households. */
export function describeNetwork(neighbourhood: string): string | null {
  if (isIPv4(`${neighbourhood}.0`)) return `${neighbourhood}.x`;
  return isIPv6(`${neighbourhood}::`) ? `${neighbourhood.split(":").slice(0, 3).join(":")}:x` : null;
}

/** The eight groups of an IPv6 address, including those that `::` stands for. */
function expand(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill("0"), ...after].map((group) =>
    group.replace(/^0+(?=.)/, "").toLowerCase(),
  );
}
