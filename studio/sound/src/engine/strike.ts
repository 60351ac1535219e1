import type { Random } from "@fernwell/studio-drawing/random";
import { createStereo, type Stereo } from "./block.ts";
import { framesIn, sampleRate } from "./clock.ts";
import { rounded } from "./grain.ts";

export interface Struck {
  readonly hz: number;
  /** How long the lowest partial takes to decay to a thousandth. */
  readonly ringSeconds: number;
  /** A soft mallet strikes slowly and excites fewer high partials. */
  readonly attackSeconds: number;
  readonly brightness: number;
}

/** The partials of a hammered bronze bowl: inharmonic, but not dissonant. */
const partials = [
  { ratio: 1, loud: 1, ring: 1 },
  { ratio: 2.71, loud: 0.42, ring: 0.62 },
  { ratio: 5.04, loud: 0.16, ring: 0.36 },
  { ratio: 7.94, loud: 0.06, ring: 0.2 },
  { ratio: 11.2, loud: 0.022, ring: 0.11 },
] as const;

/** Each partial is a close pair, one in each channel, so that the bowl beats slowly. */
export function strike(random: Random, { hz, ringSeconds, attackSeconds, brightness }: Struck): Stereo {
  const sound = createStereo(framesIn(ringSeconds));
  partials.forEach(({ ratio, loud, ring }, index) => {
    if (hz * ratio > 5200) return;
    const height = loud * brightness ** index;
    const beatHz = random.between(0.25, 0.7) * (1 + 0.4 * index);
    const lean = random.between(0.1, 0.25) * (index % 2 === 0 ? 1 : -1);
    const tone = { seconds: ringSeconds * ring, phase: random.between(0, 2 * Math.PI) };
    addRinging(sound, {
      ...tone,
      hz: hz * ratio - beatHz / 2,
      left: height * (1 + lean),
      right: height * (1 - lean),
    });
    addRinging(sound, {
      ...tone,
      hz: hz * ratio + beatHz / 2,
      left: height * 0.6 * (1 - lean),
      right: height * 0.6 * (1 + lean),
    });
  });
  shapeEdges(sound, framesIn(attackSeconds));
  return sound;
}

interface Ringing {
  readonly hz: number;
  readonly seconds: number;
  readonly phase: number;
  readonly left: number;
  readonly right: number;
}

function addRinging(sound: Stereo, { hz, seconds, phase, left, right }: Ringing): void {
  const frames = Math.min(sound.left.length, framesIn(seconds * 1.1));
  const radius = Math.exp(Math.log(0.001) / (seconds * sampleRate));
  const angle = (2 * Math.PI * hz) / sampleRate;
  const turn = 2 * radius * Math.cos(angle);
  const loss = radius * radius;
  let before = Math.sin(phase - angle) / radius;
  let last = Math.sin(phase);
  for (let i = 0; i < frames; i += 1) {
    const now = turn * last - loss * before;
    before = last;
    last = now;
    sound.left[i] = (sound.left[i] ?? 0) + now * left;
    sound.right[i] = (sound.right[i] ?? 0) + now * right;
  }
}

function shapeEdges({ left, right }: Stereo, attack: number): void {
  const release = framesIn(1);
  for (let i = 0; i < left.length; i += 1) {
    const edge = rounded(i, attack) * rounded(left.length - 1 - i, release);
    left[i] = (left[i] ?? 0) * edge;
    right[i] = (right[i] ?? 0) * edge;
  }
}
