import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { type Behaviour, behaviours, type Reaction, type Task } from "./behaviours.ts";
import { protocols } from "./protocols.ts";

/** A request as it arrived, for tests that look at what left the product. */
export interface RecordedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface FakeModel {
  /** What a provider's settings call the base address, for OpenAI's protocol and for Anthropic's. */
  readonly url: string;
  readonly key: string;
  readonly requests: readonly RecordedRequest[];
  /** How it answers from now on. */
  behave(behaviour: Behaviour): void;
  /** The ids that the hostile model chooses, whatever it was offered. */
  demand(ids: readonly string[]): void;
  /** How it reads every wish from now on. */
  read(reading: object | null): void;
  /** Lets a slow model answer everybody who waits. */
  release(): void;
  close(): Promise<void>;
}

interface FakeModelOptions {
  /** Any that is free, unless one is named. */
  readonly port?: number;
  readonly key?: string;
}

/** A server that speaks what the product uses of the vendors' protocols, and is as good a model as it is told to be. */
export async function startFakeModel({
  port = 0,
  key = "key-of-the-stand-in",
}: FakeModelOptions = {}): Promise<FakeModel> {
  const requests: RecordedRequest[] = [];
  let behaviour: Behaviour = "good";
  let demandedIds: readonly string[] = [];
  let reading: object | null = null;
  let waiting = Promise.withResolvers<void>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    requests.push({ headers: request.headers, body });
    const protocol = protocols[request.url ?? ""];
    if (protocol === undefined) return sendError(response, 404, "there is nothing here");
    if (protocol.keyIn(request.headers) !== key) return sendError(response, 401, "the key is wrong");

    const task = readTask(protocol.messageIn(JSON.parse(body)), demandedIds, reading);
    const reaction: Reaction = behaviours[behaviour](task);
    switch (reaction.kind) {
      case "hangs-up":
        response.destroy();
        return;
      case "redirects":
        response.writeHead(307, { location: "/v1/elsewhere" }).end();
        return;
      case "fails":
        // As vendors do, it quotes what it was sent.
        return sendError(response, reaction.status, task.wish);
      case "sends":
        response.writeHead(200, { "content-type": reaction.type }).end(reaction.body);
        return;
      case "holds":
        await waiting.promise;
        break;
      case "says":
    }
    sendJson(response, 200, protocol.answer(reaction.text, Math.ceil(body.length / 4)));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key,
    requests,
    behave(how) {
      behaviour = how;
    },
    demand(ids) {
      demandedIds = ids;
    },
    read(how) {
      reading = how;
    },
    release() {
      waiting.resolve();
      waiting = Promise.withResolvers();
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

const message = z.object({
  wish: z.string(),
  count: z.number().nullable(),
  candidates: z.array(z.object({ id: z.string() })),
});

function readTask(text: string, demandedIds: readonly string[], reading: object | null): Task {
  const { wish, count, candidates } = message.parse(JSON.parse(text));
  return { wish, count, candidateIds: candidates.map(({ id }) => id), demandedIds, reading };
}

function sendError(response: ServerResponse, status: number, sentence: string): void {
  sendJson(response, status, { type: "error", error: { type: "error", message: sentence } });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
