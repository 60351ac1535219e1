import { beforeEach, expect, test, vi } from "vitest";
import { mediaCache } from "#app/lib/kept-names.ts";
import { forgetSession, startSession } from "#app/lib/session.ts";
import { stubCaches } from "#test/caches.ts";
import { keepTrack, listKeptTracks } from "./kept-tracks.ts";

const file = "/media/tracks/chalk/track.opus";
const chalk = { id: "chalk", name: "A square of chalk", files: [file] };

let stored: Map<string, Map<string, Response>>;
/** Happens while the track is being fetched. */
let meanwhile: () => void;

beforeEach(() => {
  stored = stubCaches();
  meanwhile = () => undefined;
  vi.stubGlobal("fetch", async () => {
    meanwhile();
    return new Response("twelve bytes", { headers: { "content-length": "12" } });
  });
  startSession("a-token");
});

test("[PHONE-14] a track is kept with its size", async () => {
  await keepTrack(chalk);
  expect(listKeptTracks()).toEqual([{ ...chalk, bytes: 12 }]);
  expect(stored.get(mediaCache)?.has(file)).toBe(true);
});

test("[PHONE-18] a track whose session ends while it is fetched is not kept for the next person", async () => {
  meanwhile = () => {
    forgetSession();
    startSession("another-token");
  };
  await keepTrack(chalk);
  expect(listKeptTracks()).toEqual([]);
  expect(stored.has(mediaCache)).toBe(false);
});
