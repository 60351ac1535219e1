import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { forgetPassword, login } from "@fernwell/contract/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Behind the first message, as a server that sees its end elsewhere would find it. */
const hidden = "GET /api/hidden HTTP/1.1\r\nHost: a\r\n\r\n";

const post = (headers: string, body = "") =>
  `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;

describe("[SCALE-23] a message whose end is not clear", () => {
  it.each([
    ["a length and chunks", post("Content-Length: 4\r\nTransfer-Encoding: chunked", "0\r\n\r\n")],
    ["chunks and a length", post("Transfer-Encoding: chunked\r\nContent-Length: 4", "0\r\n\r\n")],
    ["two lengths", post("Content-Length: 2\r\nContent-Length: 40", "{}")],
    ["a list of lengths", post("Content-Length: 2, 40", "{}")],
    ["a signed length", post("Content-Length: +2", "{}")],
    ["a negative length", post("Content-Length: -2", "{}")],
    ["a hexadecimal length", post("Content-Length: 0x2", "{}")],
    ["a length that is too large", post(`Content-Length: ${"9".repeat(30)}`, "{}")],
    ["a length after a space", post("Content-Length : 2", "{}")],
    ["chunks after a space", post("Transfer-Encoding : chunked", "0\r\n\r\n")],
    ["chunks that are not last", post("Transfer-Encoding: chunked, identity", "0\r\n\r\n")],
    ["an unknown encoding", post("Transfer-Encoding: xchunked", "0\r\n\r\n")],
    ["a folded encoding", post("Transfer-Encoding:\r\n chunked", "0\r\n\r\n")],
    ["a header that is folded", post("X-A: b\r\n Content-Length: 2", "{}")],
    ["a header without a colon", post("Content-Length", "{}")],
    ["a header with a NUL", post("X-A: b\u0000\r\nContent-Length: 2", "{}")],
    ["a header with a lone carriage return", post("X-A: b\rContent-Length: 2\r\nContent-Length: 0")],
    ["lines that end in a lone line feed", post("Content-Length: 2", "{}").replaceAll("\r\n", "\n")],
    ["a chunk of no size", post("Transfer-Encoding: chunked", "x\r\n\r\n")],
    ["a chunk that is too large", post("Transfer-Encoding: chunked", `${"f".repeat(20)}\r\n\r\n`)],
    ["a chunk with a sign", post("Transfer-Encoding: chunked", "-2\r\n{}\r\n0\r\n\r\n")],
    ["a chunk with a lone line feed", post("Transfer-Encoding: chunked", "2\n{}\n0\n\n")],
    ["a chunk that is longer than its size", post("Transfer-Encoding: chunked", "2\r\n{}x\r\n0\r\n\r\n")],
    ["no host", "POST /api/login HTTP/1.1\r\nContent-Length: 0\r\n\r\n"],
    ["an unknown version", "POST /api/login HTTP/9.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n"],
  ])("is refused, and what follows is not read: %s", async (_, message) => {
    const response = await sendRaw(message + hidden);
    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
    expect(response.toLowerCase()).toContain("\r\nconnection: close\r\n");
    expect(response).not.toContain("route_not_found");
  });

  it("is no message that follows another on the same connection", async () => {
    const response = await sendRaw(
      post("Content-Length: 2", "{}") + hidden.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"),
    );
    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 422", "HTTP/1.1 404"]);
  });
});

describe("[SCALE-23] a header with which a caller says who or where they are", () => {
  it.each([
    "x-original-url",
    "x-rewrite-url",
    "x-forwarded-prefix",
    "x-forwarded-uri",
    "x-http-method-override",
    "x-method-override",
  ])("changes neither the path nor the method: %s", async (name) => {
    const value = name.includes("method") ? "DELETE" : "/api/get-meal-items?target_item=meal_type";
    const response = await fetch(`${app.url}/api/nothing-here`, {
      method: "POST",
      headers: { [name]: value },
    });
    expect(response.status).toBe(404);
  });

  it("does not change the address that a mailed link leads to", async () => {
    const { email } = await aUser(app);
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "gopher",
      forwarded: "host=evil.example;proto=gopher",
    };
    expect(await postAs(headers, forgetPassword.path, { email })).toBe(200);
    const { text: mail, html } = await app.mail.take(email);
    expect(`${mail}${html}`).toContain("http://127.0.0.1:5173/");
    expect(`${mail}${html}`).not.toMatch(/evil\.example|gopher/);
  });

  it("does not change the network that is counted, except the last hop that a trusted proxy saw", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 51; i += 1) {
      const claimed = `198.51.100.${i}`;
      const headers = {
        "x-forwarded-for": `${claimed}, 203.0.113.77`,
        "x-real-ip": claimed,
        "true-client-ip": claimed,
        "cf-connecting-ip": claimed,
        "x-client-ip": claimed,
        forwarded: `for=${claimed}`,
      };
      statuses.push(await postAs(headers, login.path, { email: `b${i}@people.example`, password: "x" }));
    }
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([401, 429]);
  });
});

/** Returns everything that comes back until the server hangs up. */
function sendRaw(message: string): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
  socket.write(message);
  return text(socket);
}

/** Sends headers that `fetch` would not let a caller set. */
function postAs(headers: Record<string, string>, path: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${app.url}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
    });
    sent.once("error", reject);
    sent.once("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.end(JSON.stringify(body));
  });
}
