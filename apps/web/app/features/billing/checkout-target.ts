import { isInsidePath } from "#app/lib/inside-path.ts";

/** Where a checkout continues: on a page of the product or of the payment provider. */
export type CheckoutTarget =
  | { readonly kind: "inside"; readonly path: string }
  | { readonly kind: "outside"; readonly url: string };

/**
 * The server chooses the address, but only HTTPS is followed, since a card is typed there.
 * A fake provider on this machine is followed if the page itself comes from this machine.
 */
export function findCheckoutTarget(
  url: string,
  page: Pick<Location, "protocol" | "hostname">,
): CheckoutTarget | null {
  if (isInsidePath(url)) return { kind: "inside", path: url };
  if (!URL.canParse(url)) return null;

  const { protocol, hostname, href } = new URL(url);
  const isFakeProvider = protocol === "http:" && isThisMachine(hostname);
  const isAllowed =
    protocol === "https:" || (isFakeProvider && page.protocol === "http:" && isThisMachine(page.hostname));
  return isAllowed ? { kind: "outside", url: href } : null;
}

function isThisMachine(hostname: string): boolean {
  return hostname === "127.0.0.1" || hostname === "localhost";
}
