import { mix } from "@fernwell/studio-drawing/colour";
import { createRandom, type Random } from "@fernwell/studio-drawing/random";
import { el } from "@fernwell/studio-drawing/svg";
import type { Light } from "./light.ts";

export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Form = "cylinder" | "ball" | "stone" | "plane";

export interface Stage {
  readonly light: Light;
  readonly random: Random;
  /** A colour in the light of the hour. */
  tint(colour: string): string;
  /** A gradient from top to bottom by default, over the shape or, with `from` and `to`, over the picture. */
  linear(stops: readonly Stop[], span?: Span): string;
  radial(
    stops: readonly Stop[],
    centre?: { readonly cx: number; readonly cy: number; readonly r: number },
  ): string;
  /** The shading of a form: a cylinder darkens to one side, a ball all round, a dull stone less, a plane hardly. */
  form(form: Form): string;
  /** A layer with the gradients that its children use. */
  layer(...children: readonly string[]): string;
}

type Span =
  | { readonly from: number; readonly to: number }
  | { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };

export function createStage(seed: string, light: Light): Stage {
  const prefix = seed.replaceAll(/[^a-z0-9]/g, "");
  const paints = new Map<string, string>();
  const forms = new Map<Form, string>();

  function define(name: string, attributes: Record<string, string | number>, stops: readonly Stop[]): string {
    const id = `${prefix}-${paints.size + 1}`;
    const children = stops.map(([offset, colour, opacity]) =>
      el("stop", { offset, "stop-color": colour, "stop-opacity": opacity }),
    );
    paints.set(id, el(name, { id, ...attributes }, ...children));
    return `url(#${id})`;
  }

  function makeForm(form: Form): string {
    const { lit, shadow } = light;
    if (form === "ball")
      return define("radialGradient", { cx: 0.34, cy: 0.28, r: 0.78 }, [
        [0, lit, 0.6],
        [0.42, lit, 0],
        [0.44, shadow, 0],
        [1, shadow, 0.6],
      ]);
    if (form === "stone")
      return define("radialGradient", { cx: 0.36, cy: 0.2, r: 0.9 }, [
        [0, lit, 0.34],
        [0.45, lit, 0.06],
        [0.5, shadow, 0.04],
        [1, shadow, 0.5],
      ]);
    if (form === "plane")
      return define("linearGradient", { x1: 0, y1: 0, x2: 1, y2: 1 }, [
        [0, lit, 0.4],
        [0.4, lit, 0],
        [0.5, shadow, 0],
        [1, shadow, 0.28],
      ]);
    return define("linearGradient", {}, [
      [0, lit, 0.45],
      [0.38, lit, 0],
      [0.42, shadow, 0],
      [0.9, shadow, 0.46],
      [1, shadow, 0.36],
    ]);
  }

  return {
    light,
    random: createRandom(seed),
    tint: (colour) => mix(colour, light.ambient, light.ambience),
    linear: (stops, span) => define("linearGradient", toGradientSpan(span), stops),
    radial: (stops, centre) => define("radialGradient", { ...centre }, stops),
    form(form) {
      const url = forms.get(form) ?? makeForm(form);
      forms.set(form, url);
      return url;
    },
    layer(...children) {
      const painted = children.join("");
      const used = new Set(
        [...painted.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => paints.get(id ?? "") ?? ""),
      );
      return used.size === 0 ? painted : el("defs", {}, ...used) + painted;
    },
  };
}

function toGradientSpan(span: Span | undefined): Record<string, string | number> {
  if (span === undefined) return { x1: 0, y1: 0, x2: 0, y2: 1 };
  if ("from" in span) return { gradientUnits: "userSpaceOnUse", x1: 0, y1: span.from, x2: 0, y2: span.to };
  return { gradientUnits: "userSpaceOnUse", ...span };
}
