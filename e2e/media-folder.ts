import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const soundSeconds = 12;

const captions = `WEBVTT

1
00:00:01.000 --> 00:00:02.500
Arrive as you are.

2
00:00:03.000 --> 00:00:05.000
Breathe out.

3
00:00:11.000 --> 00:00:12.000
Look around.
`;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><circle cx="2" cy="1" r="1"/></svg>`;

/** Catalogue entries and others; the rain exists in one format only. */
const manifest = {
  "meals/dal": { folder: "meals/dal-a1", alt: "Dal in a bowl." },
  "meals/luxury-muesli": { folder: "meals/luxury-muesli-a1", alt: "Muesli in a deep bowl." },
  "exercises/push-ups": { folder: "exercises/push-ups-a1", alt: "A person pushes up from the floor." },
  "clips/push-ups": { folder: "clips/push-ups-a1" },
  "meditations/a-square-of-chalk": { folder: "meditations/a-square-of-chalk-a1", alt: "A sunny pavement." },
  "sounds/a-square-of-chalk": { folder: "sounds/a-square-of-chalk-a1" },
  "sounds/rain": { folder: "sounds/rain-a1" },
  "loops/rain": { folder: "loops/rain-a1" },
  "people/ana": { folder: "people/ana-a1", alt: "Ana, drawn." },
};

/** Writes small but valid media files in the media build's layout. Needs ffmpeg, as that build does. */
export async function makeMediaFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "fernwell-e2e-media-"));
  const [picture, clip, sound] = await Promise.all([makePicture(dir), makeClip(dir), makeSound(dir)]);

  for (const [key, { folder }] of Object.entries(manifest)) {
    const made = /^(sounds|loops)\//.test(key) ? sound : key.startsWith("clips/") ? clip : picture;
    await cp(made, join(dir, folder), { recursive: true });
  }
  await rm(join(dir, manifest["sounds/rain"].folder, "sound.ogg"));
  await writeFile(join(dir, "manifest.json"), JSON.stringify(manifest));
  return dir;
}

async function makePicture(dir: string): Promise<string> {
  const target = await makeFolder(dir, "a-picture");
  const ground = "color=c=0xe6f1f3:size=40x30:duration=0.04";
  await encode(target, ground, "-frames:v", "1", "-c:v", "libwebp", "400.webp");
  await encode(target, ground, "-frames:v", "1", "-c:v", "libaom-av1", "400.avif");
  for (const name of ["800", "1200"]) {
    for (const format of ["webp", "avif"]) {
      await cp(join(target, `400.${format}`), join(target, `${name}.${format}`));
    }
  }
  return target;
}

async function makeClip(dir: string): Promise<string> {
  const target = await makeFolder(dir, "a-clip");
  const pattern = "testsrc=size=48x36:rate=10:duration=2";
  await encode(target, pattern, "-c:v", "libvpx-vp9", "clip.webm");
  await encode(target, pattern, "-c:v", "libx264", "-pix_fmt", "yuv420p", "clip.mp4");
  await writeFile(join(target, "motion.svg"), drawing);
  await writeFile(join(target, "body-map.svg"), drawing);
  return target;
}

async function makeSound(dir: string): Promise<string> {
  const target = await makeFolder(dir, "a-sound");
  const tone = `sine=frequency=220:duration=${soundSeconds}`;
  await encode(target, tone, "-c:a", "libopus", "sound.ogg");
  await encode(target, tone, "-c:a", "aac", "sound.m4a");
  await writeFile(join(target, "captions.vtt"), captions);
  return target;
}

async function makeFolder(dir: string, name: string): Promise<string> {
  const folder = join(dir, name);
  await mkdir(folder);
  return folder;
}

async function encode(dir: string, source: string, ...output: string[]): Promise<void> {
  await run("ffmpeg", ["-loglevel", "error", "-f", "lavfi", "-i", source, ...output], { cwd: dir });
}
