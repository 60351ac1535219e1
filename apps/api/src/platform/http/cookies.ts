import type { FastifyReply, FastifyRequest } from "fastify";

/** What a caller's browser keeps for the server and no script can read. */
export interface Cookies {
  read(name: string): string | null;
  write(name: string, value: string, keep: { readonly path: string; readonly seconds: number }): void;
}

/** Values are base64url, so that nothing has to be quoted. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Cookies {
  return {
    read(name) {
      const given = (request.headers.cookie ?? "").split(/; */).find((pair) => pair.startsWith(`${name}=`));
      return given?.slice(name.length + 1) ?? null;
    },
    write(name, value, { path, seconds }) {
      const secure = isSecure ? "; Secure" : "";
      reply.header(
        "set-cookie",
        `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
}
