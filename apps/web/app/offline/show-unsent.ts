import { listFavourites } from "@fernwell/contract/favourites";
import { listFeedback } from "@fernwell/contract/feedback";
import { isRecord } from "#app/lib/is-record.ts";
import type { WireInput } from "#app/lib/request-url.ts";
import { showFavourites } from "./show-favourites.ts";
import { listUnsent, type UnsentCall } from "./unsent.ts";

/** Changes parts of a response, at any depth. */
type Show = (part: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** With the path and the input of the call that returned it. */
export function showUnsent(path: string, { query }: WireInput, body: unknown): unknown {
  const calls = listUnsent();
  if (Array.isArray(body) && path === listFeedback.path) return calls.reduce(showFeedback, body);
  if (Array.isArray(body) && path === listFavourites.path && isRecord(query))
    return showFavourites(body, query["item_name"], calls);
  return calls.reduce((shown, call) => showEverywhere(shown, createShow(call)), body);
}

/** The newest first. */
function showFeedback(given: readonly unknown[], { name, input }: UnsentCall): readonly unknown[] {
  if (name !== "giveFeedback" && name !== "takeBackFeedback") return given;
  const said = name === "giveFeedback" ? input.body : input.query;
  const others = given.filter((it) => !isRecord(it) || it["item_id"] !== said?.["item_id"]);
  const unsent = { title: "Not sent yet", image: null, effect: "", given_at: new Date().toISOString() };
  return name === "giveFeedback" ? [{ ...unsent, ...said }, ...others] : others;
}

function createShow({ name, input: { query = {}, body = {} } }: UnsentCall): Show {
  switch (name) {
    case "markFavourite":
    case "removeFavourite":
      return setWhere("_id", query["item_id"], "favorite", name === "markFavourite");
    case "saveActivity":
      return body["entry_id"] ? setWhere("entry_id", body["entry_id"], "done", true) : keepPart;
    case "markStaple":
      return setWhere("ingredient_id", body["ingredient_id"], "is_staple", body["is_at_home"]);
    case "giveFeedback":
    case "takeBackFeedback":
      return keepPart;
  }
}

function keepPart(part: Readonly<Record<string, unknown>>) {
  return part;
}

/** Sets a field that is there, where another has the value. */
function setWhere(idField: string, id: unknown, field: string, value: unknown): Show {
  return (part) => (part[idField] === id && field in part ? { ...part, [field]: value } : part);
}

function showEverywhere(value: unknown, show: Show): unknown {
  if (Array.isArray(value)) return value.map((part) => showEverywhere(part, show));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, part]) => [name, showEverywhere(part, show)]);
  return show(Object.fromEntries(fields));
}
