import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { AppError } from "../app-error.ts";

/** What a machine that signs its messages has sent, as it came. */
export interface SignedMessage {
  readonly body: Buffer;
  readonly signature: string;
}

export interface SignedDoor {
  readonly signatureHeader: string;
  readonly maxBytes: number;
}

/** In a scope of its own, whose parser leaves the bytes as they are; what has no signature is not read at all. */
export function addSignedRoute(server: FastifyInstance, door: SignedDoor, route: RouteOptions): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
      done(null, body);
    });
    scope.route({
      ...route,
      bodyLimit: door.maxBytes,
      onRequest: async (request) => void signatureOf(request, door),
    });
  });
}

export function readSigned(request: FastifyRequest, door: SignedDoor): SignedMessage {
  const { body } = request;
  if (!Buffer.isBuffer(body)) throw new AppError("wrongSignature");
  return { body, signature: signatureOf(request, door) };
}

function signatureOf({ headers }: FastifyRequest, { signatureHeader }: SignedDoor): string {
  const signature = headers[signatureHeader];
  if (typeof signature !== "string") throw new AppError("wrongSignature");
  return signature;
}
