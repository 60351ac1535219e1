import { readFileSync } from "node:fs";
import { mix } from "@fernwell/studio-drawing/colour";
import { el, group, place, svg } from "@fernwell/studio-drawing/svg";
import { box, disc, fill, line, repeat } from "../meditations/elements/paint.ts";
import { mark } from "./mark.ts";

/** The frame of a phone, and the hole for its screen. */
export const phoneFrame = {
  width: 420,
  height: 860,
  hole: { x: 18, y: 18, width: 384, height: 824, radius: 46 },
} as const;

export function drawPhoneFrame(): string {
  return svg(phoneFrame, frame());
}

/** A screenshot of the app in a phone, for the download banner. `pnpm shots:phone` takes a new one. */
export function drawAppPreview(): string {
  const { x, y, width, height, radius } = phoneFrame.hole;
  const screen = readFileSync(new URL("./app-screen.jpg", import.meta.url)).toString("base64");
  return svg(
    phoneFrame,
    el("clipPath", { id: "hole" }, el("rect", { x, y, width, height, rx: radius })),
    group(
      { "clip-path": "url(#hole)" },
      el("image", { x, y, width, height, href: `data:image/jpeg;base64,${screen}` }),
    ),
    frame(),
  );
}

/** A phone with today's plan on it, in a box of 420 by 860. */
export function phone(): string {
  const { hole } = phoneFrame;
  return group({ transform: place({ x: hole.x, y: hole.y }) }, planScreen()) + frame();
}

function frame(): string {
  const { width, height, hole } = phoneFrame;
  const ring = `${box(0, 0, width, height, 62)}${hollow(hole.x, hole.y, hole.width, hole.height, hole.radius)}`;
  const rim = `${box(5, 5, width - 10, height - 10, 58)}${hollow(10, 10, width - 20, height - 20, 54)}`;
  return [
    fill(ring, "#22302A", { "fill-rule": "evenodd" }),
    fill(rim, "#4d6158", { "fill-rule": "evenodd" }),
    fill(box(160, 32, 100, 24, 12), "#22302A"),
    fill(disc(242, 44, 6), "#4d6158"),
  ].join("");
}

/** A box with a hole, to be filled by the even-odd rule. */
function hollow(x: number, y: number, width: number, height: number, radius: number): string {
  return box(x, y, width, height, radius);
}

const bars = { strong: "#17231D", soft: "#C9D2CC" } as const;

const cards = [
  { accent: "#A3421A", tint: "#FBEDE4", picture: bowl(), done: true },
  { accent: "#14606F", tint: "#E6F1F3", picture: weights(), done: true },
  { accent: "#574593", tint: "#EFECF7", picture: hills(), done: false },
] as const;

function planScreen(): string {
  return [
    fill(box(0, 0, 384, 824, 46), "#FBF8F2"),
    mark(46, 82, 46, "#1E5B41"),
    fill(box(76, 72, 116, 18, 9), bars.strong),
    fill(disc(336, 82, 22), "#EAF3EC") + fill(`${disc(336, 76, 8)}M320 96a16 14 0 0 1 32 0Z`, "#27724F"),
    repeat(7, (day) => weekday(day)),
    ...cards.map((card, i) => drawCard(card, 222 + i * 176)),
    fill(box(28, 752, 328, 52, 26), "#FFFFFF") +
      fill(disc(72, 778, 10) + disc(152, 778, 10) + disc(232, 778, 10) + disc(312, 778, 10), "#C9D2CC") +
      fill(disc(72, 778, 14), "#27724F"),
  ].join("");
}

function weekday(day: number): string {
  const x = 28 + day * 47.6;
  const today = day === 2;
  return (
    fill(box(x, 132, 40, 62, 16), today ? "#1E5B41" : "#FFFFFF") +
    fill(box(x + 12, 146, 16, 6, 3), today ? "#EAF3EC" : bars.soft) +
    fill(disc(x + 20, 174, 7), today ? "#F2C34A" : mix("#EAF3EC", "#27724F", day < 2 ? 0.7 : 0.12))
  );
}

function drawCard({ accent, tint, picture, done }: (typeof cards)[number], y: number): string {
  const tick = done
    ? fill(disc(326, y + 78, 17), accent) + line(`M318 ${y + 78}l6 7l11-13`, "#FFFFFF", 4)
    : line(disc(326, y + 78, 16), mix(tint, accent, 0.4), 3);
  return [
    fill(box(28, y, 328, 158, 22), "#FFFFFF"),
    fill(`M28 ${y + 22}a22 22 0 0 1 8-17v148a22 22 0 0 1-8-17Z`, accent),
    fill(box(48, y + 18, 122, 122, 16), tint),
    group({ transform: place({ x: 109, y: y + 79 }) }, picture),
    fill(box(188, y + 44, 96, 14, 7), bars.strong),
    fill(box(188, y + 74, 104, 9, 4.5), bars.soft) + fill(box(188, y + 94, 74, 9, 4.5), bars.soft),
    tick,
  ].join("");
}

function bowl(): string {
  return (
    fill(disc(0, 4, 48), "#cf7a4e") +
    fill(disc(0, 4, 40), "#f6ecd8") +
    fill(disc(-12, -4, 16) + disc(14, -6, 13), "#5f9a5c") +
    fill(disc(-8, 20, 12) + disc(14, 18, 14), "#e3a94c") +
    fill(disc(0, 2, 8) + disc(20, 4, 6), "#c9503a")
  );
}

function weights(): string {
  return (
    line("M-34 0H34", "#3a4a4f", 9) +
    fill(box(-46, -28, 16, 56, 6) + box(30, -28, 16, 56, 6), "#14606F") +
    fill(box(-56, -18, 10, 36, 5) + box(46, -18, 10, 36, 5), "#2b7485")
  );
}

function hills(): string {
  return (
    fill(disc(16, -18, 15), "#f2c98a") +
    fill("M-61 61V24Q-30-12 4 18T61 10V45Q61 61 45 61H-45Q-61 61-61 45Z", "#8f7ec6") +
    fill("M-61 61V42Q-20 18 20 40T61 36V45Q61 61 45 61H-45Q-61 61-61 45Z", "#574593")
  );
}
