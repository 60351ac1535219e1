import { isInsidePath } from "#app/lib/inside-path.ts";

/** Where a checkout goes on: on a page of the product, or on one of the payment provider. */
export type CheckoutTarget =
  | { readonly kind: "inside"; readonly path: string }
  | { readonly kind: "outside"; readonly url: string };

/**
 * The server names the address, which is the payment provider's own business; a card is typed only over HTTPS.
 * A stand-in for the provider is followed where the page itself comes from this machine.
 */
export function findCheckoutTarget(
  url: string,
  page: Pick<Location, "protocol" | "hostname">,
): CheckoutTarget | null {
  if (isInsidePath(url)) return { kind: "inside", path: url };
  if (!URL.canParse(url)) return null;

  const { protocol, hostname, href } = new URL(url);
  const isStandIn = protocol === "http:" && isThisMachine(hostname);
  const isAllowed =
    protocol === "https:" || (isStandIn && page.protocol === "http:" && isThisMachine(page.hostname));
  return isAllowed ? { kind: "outside", url: href } : null;
}

function isThisMachine(hostname: string): boolean {
  return hostname === "127.0.0.1" || hostname === "localhost";
}
