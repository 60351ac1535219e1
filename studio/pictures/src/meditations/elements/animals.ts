import { darken, lighten } from "@fernwell/studio-drawing/colour";
import type { Stage } from "../stage.ts";
import { blade, castShadow, disc, fill, line, solid } from "./paint.ts";
import { at, type Spot } from "./spot.ts";

/** A cat asleep, curled up. */
export function sleepingCat(s: Stage, spot: Spot, coat: string): string {
  const ink = s.tint(darken(coat, 0.55));
  return at(
    spot,
    castShadow(s, 0, 0, 190),
    solid(
      s,
      "M-108-14C-118-70-66-104-2-104C70-104 116-64 110-20C106 6 84 6 60 6H-70C-94 6-104 4-108-14Z",
      coat,
      "ball",
    ),
    line(
      "M40-98C52-84 56-70 54-56M68-90C80-76 84-62 82-48M10-102C20-90 24-78 24-66",
      s.tint(darken(coat, 0.3)),
      9,
      { opacity: 0.5 },
    ),
    solid(
      s,
      "M-98-66L-96-92L-76-78C-66-82-54-82-44-78L-26-94L-20-62C-12-40-26-12-60-10C-92-8-106-40-98-66Z",
      coat,
      "ball",
    ),
    fill("M-92-84L-90-72L-82-76ZM-30-86L-26-72L-38-76Z", s.tint("#d99a94")),
    line("M-84-46q8 7 16 0M-52-46q8 7 16 0", ink, 3.4),
    fill("M-64-36h10l-5 6Z", s.tint("#c9807a")),
    line("M-59-29q-6 6-12 2M-59-29q6 6 12 2", ink, 2.2),
    line("M104-22C112 16 40 14-34 2", s.tint(coat), 24),
    line("M104-22C112 16 40 14-34 2", s.tint(lighten(coat, 0.2)), 9, { opacity: 0.4 }),
  );
}

export function puppy(s: Stage, spot: Spot): string {
  const [coat, dark] = ["#dca86c", "#9a6236"];
  return at(
    spot,
    castShadow(s, 0, 0, 110),
    line("M44-30C80-36 92-58 88-84", s.tint(coat), 15),
    solid(s, "M-48 0C-62-50-48-112-6-120C42-116 64-52 54 0Z", coat),
    fill("M-20-96C-30-60-24-24-2-16C18-24 24-60 14-96Z", s.tint(lighten(coat, 0.55))),
    solid(
      s,
      "M-40 0C-44-8-34-18-22-16C-10-18-6-8-8 0ZM10 0C8-8 16-18 28-16C40-18 48-8 46 0Z",
      lighten(coat, 0.3),
      "ball",
    ),
    line("M-16-60C-18-40-18-24-16-12M16-60C18-40 18-24 18-12", s.tint(darken(coat, 0.3)), 3, {
      opacity: 0.45,
    }),
    solid(
      s,
      "M-46-156C-46-190-22-204 0-204C24-204 46-190 46-156C46-128 26-112 0-112C-26-112-46-128-46-156Z",
      coat,
      "ball",
    ),
    fill(disc(0, -134, 25, 19), s.tint(lighten(coat, 0.6))),
    solid(
      s,
      "M-38-192C-58-196-72-170-66-138C-62-126-48-130-44-144C-42-160-40-176-38-192ZM38-192C58-196 72-170 66-138C62-126 48-130 44-144C42-160 40-176 38-192Z",
      dark,
      "plane",
    ),
    fill(
      `${disc(-18, -160, 5.4, 6.4) + disc(18, -160, 5.4, 6.4)}M-9-146Q0-152 9-146Q6-136 0-136Q-6-136-9-146Z`,
      s.tint("#33221c"),
    ),
    fill(disc(-16.5, -162, 1.8) + disc(19.5, -162, 1.8), "#ffffff"),
    line("M0-136V-130M-10-126Q0-118 10-126", s.tint("#33221c"), 2.6),
    line("M-26-112Q0-100 26-112", s.tint("#b8412f"), 8),
  );
}

export function sheep(s: Stage, spot: Spot, lying = false): string {
  const [wool, face] = [s.tint("#f3ead9"), s.tint("#4d4148")];
  const curls = [
    [-34, -44],
    [-16, -54],
    [6, -57],
    [26, -50],
    [38, -36],
    [-42, -30],
    [-20, -28],
    [10, -28],
    [30, -24],
  ] as const;
  return at(
    spot,
    castShadow(s, 0, 0, 84),
    lying ? "" : line("M-26-16V0M-12-14V0M18-14V0M30-16V0", face, 7),
    fill(disc(-4, -36, 44, 27), wool),
    fill(curls.map(([x, y]) => disc(x, y, 15, 13)).join(""), wool),
    fill(disc(-4, -36, 50, 32), s.form("ball")),
    fill("M36-52C48-62 66-54 66-40C66-26 58-20 50-22C40-24 32-40 36-52Z", face),
    fill(`${blade(42, -52, 150, 18, 0.4)}${blade(58, -54, 30, 16, 0.4)}`, face),
    line("M50-40q4 3 8 0", wool, 2),
  );
}

export function heron(s: Stage, spot: Spot): string {
  const [grey, pale, dark] = ["#8f9fac", "#e6e6e2", "#3d4a58"];
  return at(
    spot,
    line("M-6-120L-10 0M16-120L22-60L14 0M-10 0l-14 4M-10 0l14 3M14 0l14 3", s.tint("#7d7462"), 5),
    solid(s, "M-112-96C-70-112-66-176-6-186C34-192 66-176 66-152C62-126 10-106-34-106Z", grey, "plane"),
    fill("M-112-96C-70-104-40-132 10-140C-10-118-50-104-112-96Z", s.tint(dark)),
    line("M52-162C98-184 82-222 64-240C48-258 56-286 80-290", s.tint(pale), 20),
    line("M58-166C98-186 84-222 68-240", s.tint(dark), 3, { opacity: 0.4, "stroke-dasharray": "6 9" }),
    fill("M62-292C66-306 92-308 100-294C104-286 94-278 82-280C70-280 62-284 62-292Z", s.tint(pale)),
    fill("M66-298C76-308 92-304 98-296C78-296 56-286 36-282C46-292 56-296 66-298Z", s.tint(dark)),
    fill("M98-296L162-282L96-282Z", s.tint("#d9a441")),
    fill(disc(88, -293, 2.6), s.tint("#2a2a2a")),
  );
}

export function horse(s: Stage, spot: Spot, coat: string): string {
  const [body, dark] = [s.tint(coat), s.tint(darken(coat, 0.5))];
  const legs =
    "M74-130C80-90 78-60 84-4M92-140C112-96 112-60 126-6M-84-130C-100-90-84-60-92-4M-64-120C-60-90-46-64-58-6";
  return at(
    spot,
    castShadow(s, 10, 0, 240),
    line(legs, dark, 15),
    line(
      "M74-134C80-96 79-76 80-60M92-144C106-104 108-88 112-70M-86-136C-98-100-94-84-90-66M-62-126C-58-98-54-84-52-70",
      body,
      21,
    ),
    line("M-108-174C-140-160-136-110-128-66M-108-174C-132-150-128-112-140-78", dark, 11),
    fill(
      "M-112-152C-122-190-90-202-50-194C-10-188 30-194 62-200C98-204 116-172 108-140C102-112 62-104 20-100C-30-94-72-98-94-110C-106-120-110-136-112-152Z",
      body,
    ),
    fill("M48-196C78-222 102-258 122-284C134-292 150-282 152-268C148-238 130-186 108-138Z", body),
    fill(
      "M116-284C128-298 144-296 154-284C168-268 188-242 197-226C201-214 192-206 181-208C164-212 146-230 132-246ZM124-286L126-310L141-290Z",
      body,
    ),
    fill(
      "M48-196C70-226 96-262 118-290C110-262 100-240 106-222C92-222 96-206 84-204C74-198 60-194 48-196Z",
      dark,
    ),
    fill(
      "M-112-152C-122-190-90-202-50-194C-10-188 30-194 62-200C98-204 116-172 108-140C102-112 62-104 20-100C-30-94-72-98-94-110C-106-120-110-136-112-152Z",
      s.form("stone"),
      { opacity: 0.5 },
    ),
    line("M150-272C158-262 168-250 178-228M162-256L146-236", s.tint("#8a4a30"), 4),
    fill(disc(152, -270, 3), dark),
  );
}
