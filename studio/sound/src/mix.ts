import { listBreaths } from "@fernwell/domain/calm/breaths";
import type { Meditation, Sound } from "@fernwell/domain/calm/meditation";
import { createRandom, type Random } from "@fernwell/studio-drawing/random";
import { listBells } from "./bells.ts";
import { createBiquad, highPassAt } from "./engine/biquad.ts";
import { addScaled, clear, createStereo, type Stereo } from "./engine/block.ts";
import { blockFrames, framesIn, sampleRate } from "./engine/clock.ts";
import { eased } from "./engine/drift.ts";
import { createSpace } from "./engine/space.ts";
import { createBells } from "./layers/bells.ts";
import { createBreath } from "./layers/breath.ts";
import type { Layer } from "./layers/layer.ts";
import { layers } from "./layers/layers.ts";

export const fadeSeconds = { in: 3, out: 6 } as const;

interface Channel {
  readonly layer: Layer;
  readonly gain: number;
  readonly echo: number;
}

export function lengthInFrames({ minutes }: Pick<Meditation, "minutes">): number {
  return framesIn(minutes * 60);
}

/** A session's sound, block by block, at roughly the right loudness. Every block is the same array. */
export function* mixOf(meditation: Meditation): Generator<Stereo, void> {
  const frames = lengthInFrames(meditation);
  let start = 0;
  for (const mix of mixChannels(createChannels(meditation))) {
    if (start >= frames) return;
    fade(mix, start, frames);
    yield mix;
    start += blockFrames;
  }
}

/** Goes on for ever, without fades. Every block is the same array. */
export function* mixChannels(channels: readonly Channel[]): Generator<Stereo, never> {
  const space = createSpace();
  const rumble = createBiquad(highPassAt(30));
  const [mix, send, part] = [createStereo(), createStereo(), createStereo()];

  while (true) {
    clear(mix);
    clear(send);
    for (const { layer, gain, echo } of channels) {
      layer.render(part);
      addScaled(mix, part, gain);
      if (echo > 0) addScaled(send, part, gain * echo);
    }
    space.echo(send, mix);
    rumble.process(mix);
    yield mix;
  }
}

function createChannels(meditation: Meditation): Channel[] {
  const random = createRandom(`sound of ${meditation.id}`);
  const { layers: wanted, rootHz } = meditation.soundscape;
  const overall = Math.hypot(...wanted.map(({ level }) => level));
  const channels = wanted.map(({ sound, level }) =>
    createChannel(random, { sound, rootHz, level: level / overall }),
  );
  const bells = listBells(meditation);
  if (bells.length > 0) {
    const layer = createBells(random.fork("bells"), rootHz, bells);
    channels.push({ layer, gain: bellGain(overall), echo: 0.2 });
  }
  const breaths = listBreaths(meditation);
  if (breaths.length > 0) {
    channels.push({ layer: createBreath(random.fork("breath"), rootHz, breaths), gain: 0.6, echo: 0.15 });
  }
  return channels;
}

interface Voice {
  readonly sound: Sound;
  readonly rootHz: number;
  readonly level: number;
}

export function createChannel(random: Random, { sound, rootHz, level }: Voice): Channel {
  const { create, trim, echo } = layers[sound];
  return { layer: create(random.fork(sound), rootHz), gain: level * trim, echo };
}

/** The fainter the rest, the more the bell stands out. */
function bellGain(overall: number): number {
  return 0.065 + 0.012 / overall;
}

function fade(sound: Stereo, start: number, frames: number): void {
  const [from, to] = [fadeAt(start, frames), fadeAt(start + blockFrames, frames)];
  if (from === 1 && to === 1) return;
  for (let i = 0; i < blockFrames; i += 1) {
    const gain = from + ((to - from) * i) / blockFrames;
    sound.left[i] = (sound.left[i] ?? 0) * gain;
    sound.right[i] = (sound.right[i] ?? 0) * gain;
  }
}

function fadeAt(frame: number, frames: number): number {
  const seconds = frame / sampleRate;
  const left = (frames - frame) / sampleRate;
  return eased(seconds / fadeSeconds.in) * eased(left / fadeSeconds.out);
}
