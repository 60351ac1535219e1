import { once } from "node:events";

interface Bidi {
  send<Result = void>(method: string, params: object): Promise<Result>;
  on<Params>(event: string, listener: (params: Params) => void): void;
}

interface Sent {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** The wire of WebDriver BiDi: numbered commands, and events by name. */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  await once(socket, "open");
  const sent: Sent[] = [];
  const listeners = new Map<string, (params: unknown) => void>();

  socket.addEventListener("message", ({ data }) => {
    const { type, id, method, params, result, error, message } = JSON.parse(data);
    if (type === "event") listeners.get(method)?.(params);
    else if (type === "success") sent[id]?.resolve(result);
    else sent[id]?.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener("close", () => {
    for (const { reject } of sent) reject(new Error("the browser has closed the connection"));
  });

  return {
    send: <Result>(method: string, params: object) =>
      new Promise<Result>((resolve, reject) => {
        const id = sent.push({ resolve: (result) => resolve(result as Result), reject }) - 1;
        socket.send(JSON.stringify({ id, method, params }));
      }),
    on<Params>(event: string, listener: (params: Params) => void) {
      listeners.set(event, (params) => listener(params as Params));
    },
  };
}
