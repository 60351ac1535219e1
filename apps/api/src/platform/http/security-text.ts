import type { FastifyInstance } from "fastify";

interface SecurityTextOptions {
  readonly contactUrl: string;
  readonly publicUrl: URL;
  readonly now: () => Date;
}

const path = "/.well-known/security.txt";
const validDays = 90;

/** Says how to report a weakness of the product, as RFC 9116 describes. */
export function addSecurityText(
  server: FastifyInstance,
  { contactUrl, publicUrl, now }: SecurityTextOptions,
): void {
  server.get(path, async (_request, reply) => {
    const expiresAt = new Date(now().getTime() + validDays * 86_400_000);
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(
        [
          `Contact: ${contactUrl}`,
          `Expires: ${expiresAt.toISOString()}`,
          "Preferred-Languages: en",
          `Canonical: ${new URL(path, publicUrl).href}`,
          "",
        ].join("\n"),
      );
  });
}
