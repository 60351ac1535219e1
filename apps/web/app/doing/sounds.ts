/** Short sounds, made on the spot: no file has to be loaded, and none is missing offline. */
interface Tone {
  readonly hertz: number;
  readonly seconds: number;
  /** From 0 to 1. */
  readonly level: number;
}

const tones = {
  /** Before a change. */
  tick: [{ hertz: 880, seconds: 0.09, level: 0.25 }],
  /** The change itself. */
  change: [
    { hertz: 660, seconds: 0.16, level: 0.3 },
    { hertz: 990, seconds: 0.28, level: 0.3 },
  ],
  /** A kitchen timer that is over. */
  alarm: [
    { hertz: 784, seconds: 0.22, level: 0.4 },
    { hertz: 988, seconds: 0.22, level: 0.4 },
    { hertz: 1175, seconds: 0.4, level: 0.4 },
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof tones;

/** The partials of a bronze bowl, all at once. The higher they are, the sooner they die away. */
const bell: readonly Tone[] = [
  { hertz: 432, seconds: 9, level: 0.28 },
  { hertz: 432 * 2.71, seconds: 5.5, level: 0.1 },
  { hertz: 432 * 5.04, seconds: 3, level: 0.035 },
  { hertz: 432 * 7.94, seconds: 1.8, level: 0.012 },
];

let context: AudioContext | null = null;

/** Browsers let a page sound only after a touch or a key, so this is called from one. */
export function unlockSounds(): void {
  getRunningAudio();
}

export function playSound(name: SoundName): void {
  const audio = getRunningAudio();
  if (audio === null) return;
  let at = audio.currentTime;
  for (const tone of tones[name]) {
    playTone(audio, tone, at);
    at += tone.seconds * 0.75;
  }
}

export function ringBell(): void {
  const audio = getRunningAudio();
  if (audio === null) return;
  for (const tone of bell) playTone(audio, tone, audio.currentTime);
}

/** Null while nothing can be heard. Then it is asked to run: a phone call, for example, interrupts it for good. */
function getRunningAudio(): AudioContext | null {
  const audio = getAudioContext();
  if (audio === null || audio.state === "running") return audio;
  // Browsers may refuse. The next touch tries again.
  audio.resume().catch(() => {});
  return null;
}

function playTone(audio: AudioContext, { hertz, seconds, level }: Tone, at: number): void {
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

/** One for the whole page. Null where the browser has none. */
export function getAudioContext(): AudioContext | null {
  if (!("AudioContext" in window)) return null;
  if (!(context instanceof AudioContext)) context = new AudioContext();
  return context;
}
