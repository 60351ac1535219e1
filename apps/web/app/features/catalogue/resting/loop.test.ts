import { loopLeadSeconds, loopSeconds } from "@fernwell/domain/calm/loops";
import { expect, test, vi } from "vitest";
import { playLoop } from "./loop.ts";

function aContext() {
  const ramp = vi.fn();
  const gain = {
    value: 1,
    cancelScheduledValues() {},
    setValueAtTime() {},
    linearRampToValueAtTime: ramp,
  };
  const node = { connect: (next: unknown) => next };
  const source = {
    ...node,
    buffer: null,
    loop: false,
    loopStart: 0,
    loopEnd: 0,
    start: vi.fn(),
    stop: vi.fn(),
  };
  const context = {
    currentTime: 5,
    destination: node,
    createBufferSource: () => source,
    createGain: () => ({ ...node, gain }),
  };
  // The few parts of a context that a loop uses.
  return { context: context as unknown as AudioContext, source, gain, ramp };
}

const samples = {} as AudioBuffer;

test("[DO-34] a loop is repeated for ever between its ends, without what is around it", () => {
  const { context, source, gain } = aContext();
  playLoop(context, samples);

  expect(source).toMatchObject({ buffer: samples, loop: true, loopStart: loopLeadSeconds });
  expect(source.loopEnd - source.loopStart).toBeCloseTo(loopSeconds);
  expect(source.start).toHaveBeenCalledExactlyOnceWith(0, loopLeadSeconds);
  expect(gain.value).toBe(0);
  expect(source.stop).not.toHaveBeenCalled();
});

test("[DO-34] a loop fades in, and out before it stops", () => {
  const { context, source, ramp } = aContext();
  const loop = playLoop(context, samples);

  loop.fadeTo(1);
  expect(ramp).toHaveBeenLastCalledWith(1, 6);
  loop.stop();
  expect(ramp).toHaveBeenLastCalledWith(0, 6);
  expect(source.stop).toHaveBeenCalledExactlyOnceWith(6);
});
