import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { request as forward } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { promisify } from "node:util";
import { createGzip } from "node:zlib";

interface CompressingProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** Does what the proxy of an installation does (infra/proxy): speaks HTTP/2 over TLS and compresses the API's JSON with gzip. */
export async function startCompressingProxy(target: string): Promise<CompressingProxy> {
  const server = createSecureServer(await makeCertificate(), (request, response) =>
    pass(target, request, response),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sessions = new Set<{ destroy(): void }>();
  server.on("session", (session) => sessions.add(session));
  return {
    url: `https://127.0.0.1:${port}`,
    async stop() {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

function pass(target: string, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const { method, url } = request;
  const headers = dropHeaders(request.headers, (name) => name.startsWith(":"));
  const onward = forward(target + url, { method, headers }, (answer) => {
    if (response.destroyed) {
      answer.destroy();
      return;
    }
    const { "content-type": type = "", "content-encoding": encoding } = answer.headers;
    const isCompressed = type.startsWith("application/json") && encoding === undefined;
    const kept = dropHeaders(answer.headers, (name) => unknownToHttp2.includes(name));
    response.writeHead(answer.statusCode ?? 502, {
      ...dropHeaders(kept, (name) => isCompressed && name === "content-length"),
      ...(isCompressed && { "content-encoding": "gzip" }),
    });
    if (isCompressed) pipeline(answer, createGzip({ level: 1 }), response, ignore);
    else pipeline(answer, response, ignore);
  });
  onward.on("error", () => response.destroy());
  pipeline(request, onward, ignore);
}

const unknownToHttp2 = ["connection", "keep-alive", "transfer-encoding"];

function dropHeaders<Value>(
  headers: Readonly<Record<string, Value>>,
  isDropped: (name: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)));
}

/** A page that is closed while it loads breaks its streams off. */
function ignore(): void {}

async function makeCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const dir = await mkdtemp(join(tmpdir(), "fernwell-proxy-"));
  const [key, cert] = [join(dir, "key.pem"), join(dir, "cert.pem")];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
  await promisify(execFile)("openssl", [
    "req",
    ...kind,
    ...["-subj", "/CN=127.0.0.1", "-keyout", key, "-out", cert],
  ]);
  const files = { key: await readFile(key), cert: await readFile(cert) };
  await rm(dir, { recursive: true });
  return files;
}
