/** The tests use further databases of Redis. */
export const maxCopy = 8;

/** Variables that hold a port, or an address of this machine with one. */
const withPort = [
  "PUBLIC_URL",
  "PORT",
  "INTERNAL_PORT",
  "WORKER_INTERNAL_PORT",
  "SMTP_URL",
  "STRIPE_API_URL",
  "MODEL_URL",
];

/**
 * The settings of another copy of the product on the same machine: each port is a thousand further for each copy, and the
 * databases of PostgreSQL and Redis have its number.
 */
export function moveSettings(settings: string, copy: number): string {
  const move = (port: string) => `${Number(port) + 1_000 * copy}`;
  return settings
    .split("\n")
    .map((line) => {
      const [name = ""] = line.split("=");
      if (withPort.includes(name)) return line.replace(/(?<=[:=])\d{4,5}(?=\/|$)/, move);
      if (name === "DATABASE_URL") return `${line}_${copy}`;
      if (name === "REDIS_URL") return line.replace(/\d+$/, `${copy}`);
      return line;
    })
    .join("\n");
}
