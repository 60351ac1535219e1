import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Asset } from "../assets.ts";
import { createLiveFolder } from "./live-folder.ts";
import { sendFile } from "./send-file.ts";

let [dir, origin] = ["", ""];
const server = createServer((request, response) => sendFile(request, response, join(dir, request.url ?? "")));
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "fernwell-live-"));
  await writeFile(join(dir, "sound.m4a"), "0123456789");
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(dir, { recursive: true });
});

describe("the development server", () => {
  it.each([
    [undefined, 200, "0123456789", null],
    ["bytes=2-4", 206, "234", "bytes 2-4/10"],
    ["bytes=8-", 206, "89", "bytes 8-9/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=5-99", 206, "56789", "bytes 5-9/10"],
    ["bytes=10-", 416, "", "bytes */10"],
  ])("sends a file for the range %s", async (range, status, text, contentRange) => {
    const answer = await fetch(`${origin}/sound.m4a`, { headers: range ? { range } : {} });
    expect([answer.status, await answer.text(), answer.headers.get("content-range")]).toEqual([
      status,
      text,
      contentRange,
    ]);
  });

  it("responds 404 for a missing file", async () => {
    expect((await fetch(`${origin}/nothing.m4a`)).status).toBe(404);
  });
});

describe("the development server's media", () => {
  let [liveDir, media] = ["", ""];
  let child: ChildProcess;
  beforeAll(async () => {
    liveDir = await mkdtemp(join(tmpdir(), "fernwell-live-server-"));
    child = fork(new URL("./live-media.ts", import.meta.url), {
      env: { ...process.env, MEDIA_PORT: "0", MEDIA_LIVE_DIR: liveDir },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    for await (const text of child.stdout ?? []) {
      media = /http:\S+media\/live/.exec(String(text))?.[0] ?? "";
      if (media) break;
    }
  }, 120_000);
  afterAll(async () => {
    child.kill();
    await rm(liveDir, { recursive: true });
  });

  it.each([
    "site/hero/drawing.svg",
    "people/team-founder/drawing.svg",
    "meals/luxury-muesli/drawing.svg",
    "exercises/push-ups/drawing.svg",
    "clips/push-ups/motion.svg",
    "clips/push-ups/body-map.svg",
    "meditations/a-square-of-chalk/drawing.svg",
    "people/anh-thu-pham/drawing.svg",
  ])("[START-60] are drawings without encoding: %s", async (path) => {
    const response = await fetch(`${media}/${path}`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(await response.text()).toMatch(/^<svg[^>]* viewBox="/);
    expect(await readdir(liveDir)).toEqual([]);
  });

  it("[START-61] are drawn while a clip is being encoded", async () => {
    let isEncoded = false;
    const clip = fetch(`${media}/clips/push-ups/clip.mp4`).finally(() => {
      isEncoded = true;
    });
    const drawing = await fetch(`${media}/meals/apple-bircher-muesli/drawing.svg`);
    expect([drawing.status, isEncoded]).toEqual([200, false]);

    const { status, headers } = await clip;
    expect([status, headers.get("content-type")]).toEqual([200, "video/mp4"]);
  });
});

it("makes an asset once for concurrent requests, and keeps it", async () => {
  let made = 0;
  const asset: Asset = {
    kind: "clips",
    id: "push-ups",
    input: {},
    cost: 1,
    drawings: {},
    make: async () => ({}),
  };
  const findFolder = createLiveFolder(
    join(dir, "live"),
    () => "0123456789abcdef",
    async (_, folder) => {
      made += 1;
      await writeFile(join(folder, "clip.webm"), "push");
    },
  );
  const folders = await Promise.all(Array.from({ length: 5 }, () => findFolder(asset)));
  await findFolder(asset);
  expect([made, new Set(folders).size]).toEqual([1, 1]);
  expect(await readdir(folders[0] ?? "")).toEqual(["clip.webm"]);
});
