import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findExercise, findMeal, findMeditation, listCoaches } from "@fernwell/contract/catalogue";
import { listSoundscapes } from "@fernwell/contract/soundscapes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { importReviewedCatalogue } from "./catalogue.service.ts";

const sound = Buffer.from(Array.from({ length: 1_000 }, (_, i) => i % 256));
let [dir, token] = ["", ""];
let app: TestApp;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "fernwell-media-"));
  await mkdir(join(dir, "sounds/a-square-of-chalk-abc"), { recursive: true });
  await writeFile(join(dir, "sounds/a-square-of-chalk-abc/sound.m4a"), sound);
  await writeFile(
    join(dir, "manifest.json"),
    JSON.stringify({
      "meals/caribbean-peanut-punch": {
        folder: "meals/caribbean-peanut-punch-abc",
        alt: "A glass.",
        standIn: "data:,",
      },
      "exercises/doorway-chest-stretch": { folder: "exercises/doorway-chest-stretch-abc", alt: "A doorway." },
      "clips/doorway-chest-stretch": { folder: "clips/doorway-chest-stretch-abc" },
      "exercises/push-ups": { folder: "exercises/push-ups-abc", alt: "A floor.", isDrawn: true },
      "clips/push-ups": { folder: "clips/push-ups-abc", isDrawn: true },
      "sounds/a-square-of-chalk": { folder: "sounds/a-square-of-chalk-abc" },
      "loops/night-insects": { folder: "loops/night-insects-abc" },
    }),
  );
  await mkdir(join(dir, ".git"));
  for (const name of [".env", ".git/config", "sounds/.hidden"]) await writeFile(join(dir, name), "a secret");
  app = await startTestApp({ MEDIA_DIR: dir });
  await importReviewedCatalogue(app.composition.deps, app.composition.deps.config.media, () => {});
  ({ token } = await aUser(app));
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

describe("an entry's pictures and sound", () => {
  it("have the addresses of the built files", async () => {
    await expect
      .poll(
        async () => (await app.call(findMeal, { params: { id: "caribbean-peanut-punch" } }, { token })).body,
      )
      .toMatchObject({
        meal_image: "/media/meals/caribbean-peanut-punch-abc/800.webp",
        image_alt: "A glass.",
        image_stand_in: "data:,",
      });
    const exercise = await app.call(findExercise, { params: { id: "doorway-chest-stretch" } }, { token });
    expect(exercise.body).toMatchObject({
      image_url: "/media/exercises/doorway-chest-stretch-abc/800.webp",
      image_alt: "A doorway.",
      image_stand_in: null,
      workout_video: "/media/clips/doorway-chest-stretch-abc/clip.mp4",
      motion_url: "/media/clips/doorway-chest-stretch-abc/motion.svg",
      body_map_url: "/media/clips/doorway-chest-stretch-abc/body-map.svg",
    });
    const meditation = await app.call(findMeditation, { params: { id: "a-square-of-chalk" } }, { token });
    expect(meditation.body).toMatchObject({
      image_url: null,
      audio_url: "/media/sounds/a-square-of-chalk-abc/sound.m4a",
      captions_url: "/media/sounds/a-square-of-chalk-abc/captions.vtt",
    });
  });

  it("[DO-34] of a loop are listed with its name, where they were made", async () => {
    const { status, body } = await app.call(listSoundscapes, {}, { token });
    expect([status, body]).toEqual([
      200,
      [
        {
          sound: "night-insects",
          name: "Night insects",
          url: "/media/loops/night-insects-abc/sound.m4a",
        },
      ],
    ]);
  });

  it("[START-63] are the drawings where nothing else was made", async () => {
    const exercise = await app.call(findExercise, { params: { id: "push-ups" } }, { token });
    expect(exercise.body).toMatchObject({
      image_url: "/media/exercises/push-ups-abc/drawing.svg",
      image_alt: "A floor.",
      workout_video: null,
      motion_url: "/media/clips/push-ups-abc/motion.svg",
      body_map_url: "/media/clips/push-ups-abc/body-map.svg",
    });
  });

  it("are made on request in development, pictures as drawings", async () => {
    await importReviewedCatalogue(app.composition.deps, { kind: "live" }, () => {});
    await expect
      .poll(
        async () => (await app.call(listCoaches, { query: { coach_id: "anh-thu-pham" } }, { token })).body,
      )
      .toMatchObject([{ image: "/media/live/people/anh-thu-pham/drawing.svg" }]);
    const exercise = await app.call(findExercise, { params: { id: "push-ups" } }, { token });
    expect(exercise.body).toMatchObject({ workout_video: "/media/live/clips/push-ups/clip.mp4" });
    const { body: loops } = await app.call(listSoundscapes, {}, { token });
    expect(loops[0]?.url).toBe("/media/live/loops/rain/sound.m4a");
  });
});

describe("built files", () => {
  const address = "/media/sounds/a-square-of-chalk-abc/sound.m4a";

  it("may be kept for ever", async () => {
    const answer = await fetch(app.url + address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-type")).toBe("audio/mp4");
    expect(Buffer.from(await answer.arrayBuffer()).equals(sound)).toBe(true);
  });

  it("are listed, and the list is asked for anew each time", async () => {
    const answer = await fetch(`${app.url}/media/manifest.json`);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(await answer.json()).toHaveProperty(["sounds/a-square-of-chalk"]);
  });

  it.each([
    ["bytes=0-99", 0, 99],
    ["bytes=900-", 900, 999],
    ["bytes=-10", 990, 999],
  ])("are sent in the part that a player asks for: %s", async (range, from, to) => {
    const answer = await fetch(app.url + address, { headers: { range } });
    expect([answer.status, answer.headers.get("content-range")]).toEqual([206, `bytes ${from}-${to}/1000`]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(sound.subarray(from, to + 1))).toBe(true);
  });

  it.each([
    ["the folder", "/media/", {}, 404, "route_not_found"],
    ["a folder", "/media/sounds/", {}, 404, "route_not_found"],
    ["a range beyond the file", address, { range: "bytes=5000-6000" }, 416, "range_not_satisfiable"],
    ["a condition on another version", address, { "if-match": '"another"' }, 412, "precondition_failed"],
    ["a path with a NUL", "/media/sounds/%00", {}, 404, "route_not_found"],
  ])("[TRUST-11] are refused with a code: %s", async (_, path, headers, status, code) => {
    const answer = await fetch(app.url + path, { headers });
    expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
  });

  it.each(["/media/.env", "/media/.git/config", "/media/sounds/.hidden"])(
    "[TRUST-13] are never hidden ones: %s",
    async (path) => {
      const answer = await fetch(app.url + path);
      expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining("a secret")]);
    },
  );

  it.each(["/media/../package.json", "/media/%2e%2e/secret", "/media/sounds/nothing"])(
    "are all that is served: not %s",
    async (path) => {
      expect((await fetch(app.url + path)).status).toBeGreaterThanOrEqual(400);
    },
  );
});
