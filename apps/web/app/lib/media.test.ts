import { expect, test } from "vitest";
import { clipFiles, soundFiles } from "./media.ts";

test("a clip is offered as WebM first, then as MP4, from the same folder", () => {
  expect(clipFiles("/media/clips/push-ups-a1b2/clip.mp4")).toEqual([
    { src: "/media/clips/push-ups-a1b2/clip.webm", type: "video/webm" },
    { src: "/media/clips/push-ups-a1b2/clip.mp4", type: "video/mp4" },
  ]);
});

test("a sound is offered as Opus first, then as AAC, from the same folder", () => {
  expect(soundFiles("/media/sounds/starfish-meditation-c3d4/sound.m4a")).toEqual([
    { src: "/media/sounds/starfish-meditation-c3d4/sound.ogg", type: "audio/ogg; codecs=opus" },
    { src: "/media/sounds/starfish-meditation-c3d4/sound.m4a", type: "audio/mp4" },
  ]);
});

test("any file of the folder leads to the same files, made in advance or on request", () => {
  const folder = "/media/live/sounds/starfish-meditation";

  expect(soundFiles(`${folder}/captions.vtt`)).toEqual(soundFiles(`${folder}/sound.m4a`));
  expect(clipFiles("/media/live/clips/push-ups/motion.svg")[0]?.src).toBe(
    "/media/live/clips/push-ups/clip.webm",
  );
});
