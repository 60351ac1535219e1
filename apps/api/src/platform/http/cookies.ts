import type { FastifyReply, FastifyRequest } from "fastify";

/** Cookies that the browser keeps for the server and no script can read. */
export interface Cookies {
  read(name: string): string | null;
  write(name: string, value: string, keep: { readonly path: string; readonly seconds: number }): void;
}

/**
 * Over https, a prefix has the browser refuse the cookie from any other host and without encryption. It requires the
 * path to be that of the whole site.
 */
export function createCookies(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Cookies {
  const getFullName = (name: string) => (isSecure ? `__Host-${name}` : name);
  return {
    // Without the prefix: as the release before has set it.
    read: (name) => request.cookies[getFullName(name)] ?? request.cookies[name] ?? null,
    write(name, value, { path, seconds }) {
      reply.setCookie(getFullName(name), value, {
        path: isSecure ? "/" : path,
        maxAge: seconds,
        httpOnly: true,
        sameSite: "strict",
        secure: isSecure,
      });
    },
  };
}
