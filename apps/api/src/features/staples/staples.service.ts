import type { ParsedInput } from "@fernwell/contract/endpoint";
import type { markStaple as markStapleCall } from "@fernwell/contract/shopping-lists";
import type { Ingredient, IngredientId } from "@fernwell/domain/food/ingredient";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { listMarkedStaples, upsertStaple } from "./staples.queries.ts";

export type IsStaple = (ingredient: Pick<Ingredient, "id" | "isStaple">) => boolean;

/** Only ingredients of the catalogue can be marked, so a person has at most as many rows as there are of these. */
export async function markStaple(
  { db, catalogue }: Pick<Deps, "db" | "catalogue">,
  { userId }: Actor,
  { ingredient_id: ingredientId, is_at_home: isAtHome }: ParsedInput<typeof markStapleCall>["body"],
): Promise<{ status_code: 200 }> {
  const { ingredients } = catalogue.requireSnapshot();
  if (!ingredients.has(ingredientId as IngredientId)) throw new AppError("item_not_found");
  await upsertStaple(db, userId, { ingredientId, isAtHome });
  return { status_code: 200 };
}

/** What the person said comes before what most people have. */
export async function readStaples(db: Deps["db"], userId: UserId): Promise<IsStaple> {
  const marked = await listMarkedStaples(db, userId);
  return ({ id, isStaple }) => marked.get(id) ?? isStaple;
}
