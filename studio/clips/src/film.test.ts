import { readCatalogue } from "@fernwell/catalogue/read-catalogue";
import { expect, it } from "vitest";
import { animateExercise, drawMotionSvg } from "./film.ts";

const { exercises } = await readCatalogue();

it("a film runs for two to four seconds and loops without a seam", () => {
  const some = exercises.filter((_, i) => i % 12 === 0);
  for (const exercise of [...some, ...some.map((each) => ({ ...each, pose: null }))]) {
    const { frames, frameAt, fps } = animateExercise(exercise);
    expect(frameAt(frames)).toBe(frameAt(0));
    expect(frames / fps).toBeGreaterThanOrEqual(1.9);
    expect(frames / fps).toBeLessThanOrEqual(4.1);
  }
});

it("a motion SVG is small and can stand still", () => {
  const drawn = exercises.map((exercise) => ({ id: exercise.id, svg: drawMotionSvg(exercise) }));
  expect(drawn.filter(({ svg }) => Buffer.byteLength(svg) > 60_000).map(({ id }) => id)).toEqual([]);
  expect(drawn.every(({ svg }) => svg.includes("prefers-reduced-motion"))).toBe(true);
});
