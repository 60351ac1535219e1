import { describe, expect, it } from "vitest";
import { makeRoom, type Room } from "./make-room.ts";

interface Food {
  readonly id: string;
  readonly minutes: number;
  readonly slots: string;
}

const food = (id: string, slots: string): Food => ({ id, minutes: 10, slots });
const toast = food("toast", "breakfast lunch");
const porridge = food("porridge", "breakfast");
const salad = food("salad", "lunch");
const place = (slot: string) => ({ slot, day: 0, accepts: ({ slots }: Food) => slots.includes(slot) });

const room: Room<Food> = {
  places: [place("breakfast"), place("lunch")],
  rules: { wishes: [], limits: [] },
  mayStand: ({ id }, at) => !(id === "salad" && at === 1),
  fitting: [toast, salad, porridge].map((item) => ({ item, score: 1 })),
  isKept: () => false,
};
const name = (picked: readonly (Food | null)[]) => picked.map((item) => item?.id);

describe("making room", () => {
  it("brings an item from elsewhere and fills its place with one that was not picked", () => {
    expect(name(makeRoom([toast, salad], room))).toEqual(["porridge", "toast"]);
  });

  it.each<[string, Partial<Room<Food>>]>([
    ["an item is to be kept", { isKept: ({ id }) => id === "salad" }],
    ["nothing else fits the other place", { fitting: [toast, salad].map((item) => ({ item, score: 1 })) }],
    [
      "the place needs its kind",
      { places: [place("breakfast"), { ...place("lunch"), requires: ({ id }: Food) => id === "salad" }] },
    ],
    [
      "there would be too many of a kind",
      {
        rules: {
          wishes: [],
          limits: [{ what: "oats", isOf: ({ id }) => id === "porridge", atLeast: null, atMost: 0 }],
        },
      },
    ],
  ])("leaves the plan as it is where %s", (_, changes) => {
    expect(name(makeRoom([toast, salad], { ...room, ...changes }))).toEqual(["toast", "salad"]);
  });
});
