import type { FastifyReply, FastifyRequest } from "fastify";

/** Cookies that the browser keeps for the server and no script can read. */
export interface Cookies {
  read(name: string): string | null;
  write(name: string, value: string, keep: { readonly path: string; readonly seconds: number }): void;
}

export function createCookies(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Cookies {
  return {
    read: (name) => request.cookies[name] ?? null,
    write(name, value, { path, seconds }) {
      reply.setCookie(name, value, {
        path,
        maxAge: seconds,
        httpOnly: true,
        sameSite: "strict",
        secure: isSecure,
      });
    },
  };
}
