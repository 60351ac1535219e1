import type { Stage } from "../stage.ts";
import { box, fill, solid } from "./paint.ts";

/** A bed seen from the side: pillow, sheet and cover. */
export function bed(s: Stage, y: number, cover: string): string {
  return (
    solid(s, box(60, y - 190, 60, 420, 26), "#8a6248", "plane") +
    fill(`M90 ${y + 20}H1300V960H90Z`, s.tint("#efe6da")) +
    solid(
      s,
      `M110 ${y - 10}C120 ${y - 96} 320 ${y - 110} 380 ${y - 60}C410 ${y - 20} 380 ${y + 30} 300 ${y + 34}H140C112 ${y + 30} 104 ${y + 14} 110 ${y - 10}Z`,
      "#f6efe6",
      "ball",
    ) +
    solid(
      s,
      `M330 ${y + 30}C400 ${y - 40} 640 ${y - 56} 860 ${y - 36}C1040 ${y - 20} 1180 ${y - 30} 1300 ${y - 10}V960H250C240 ${y + 160} 270 ${y + 70} 330 ${y + 30}Z`,
      cover,
      "plane",
    )
  );
}
