import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { AppError } from "../app-error.ts";

/** The bytes of a signed request, unparsed. */
export interface SignedMessage {
  readonly body: Buffer;
  readonly signature: string;
}

export interface SignatureOptions {
  readonly signatureHeader: string;
  readonly maxBytes: number;
}

/** Registered in a scope whose parser keeps the raw bytes. A body without a signature is never read. */
export function addSignedRoute(
  server: FastifyInstance,
  options: SignatureOptions,
  route: RouteOptions,
): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
      done(null, body);
    });
    scope.route({
      ...route,
      bodyLimit: options.maxBytes,
      onRequest: async (request) => void requireSignature(request, options),
    });
  });
}

export function readSignedMessage(request: FastifyRequest, options: SignatureOptions): SignedMessage {
  const { body } = request;
  if (!Buffer.isBuffer(body)) throw new AppError("wrong_signature");
  return { body, signature: requireSignature(request, options) };
}

function requireSignature({ headers }: FastifyRequest, { signatureHeader }: SignatureOptions): string {
  const signature = headers[signatureHeader];
  if (typeof signature !== "string") throw new AppError("wrong_signature");
  return signature;
}
