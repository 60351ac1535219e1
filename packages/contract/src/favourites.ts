import { itemKinds } from "@fernwell/domain/item-kind";
import { z } from "zod";
import { chosenCardSchemas, coachSchema, idSchema } from "./catalogue.ts";
import { defineEndpoint } from "./endpoint.ts";
import { itemFavouriteKinds } from "./item-kinds.ts";

const favouriteKinds = [...itemFavouriteKinds, "favorite_coach"] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

const kindSchema = z.enum(favouriteKinds);
const aboutItem = z.object({ item_name: kindSchema, item_id: idSchema });
const done = z.object({ status_code: z.literal(200) });

/** A GET that changes data, as the letter has it; asking twice is asking once. */
export const markFavourite = defineEndpoint("markFavourite", {
  method: "GET",
  changesData: true,
  path: "/mark-favorite",
  summary: "Keeps an item among the person's favourites.",
  query: aboutItem,
  output: done,
  errors: ["item_not_found", "too_many_favourites"],
});

export const removeFavourite = defineEndpoint("removeFavourite", {
  method: "DELETE",
  path: "/remove-favorite",
  summary: "Takes an item from the person's favourites.",
  query: aboutItem,
  output: done,
});

/** Each says what speaks against it now: answers change after an item was chosen. */
export const listFavourites = defineEndpoint("listFavourites", {
  method: "GET",
  path: "/get-favorites",
  summary: "The person's favourites of one kind, the newest first.",
  query: z.object({ item_name: kindSchema }),
  output: z.union([
    ...itemKinds.map((kind) => z.array(chosenCardSchemas[kind])),
    z.array(coachSchema.extend({ favorite: z.boolean() })),
  ]),
  isKept: true,
});
