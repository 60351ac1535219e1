import type { Coach } from "@fernwell/catalogue/catalogue";
import type { OutputOf } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/search";
import { type OpenObject, Serialised } from "../../platform/http/serialised.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { hiddenToWire } from "../items/items.service.ts";
import type { FoundItems } from "./search-shelf.ts";

interface Found {
  readonly shelves: readonly FoundItems[];
  readonly favourites: readonly { readonly kind: string; readonly itemId: string }[];
  readonly coaches: { readonly total: number; readonly page: readonly Coach[] };
}

/** Leaves out groups without a match. */
export function foundToWire(
  snapshot: Snapshot,
  { shelves, favourites, coaches }: Found,
): Serialised<OutputOf<typeof contract.search>> {
  const isFavourite = (kind: string, id: string) =>
    favourites.some((favourite) => favourite.kind === kind && favourite.itemId === id);
  const groups: Group[] = [
    ...shelves.map(({ kind, total, hidden, unwantedCount, items }) => ({
      fields: { kind, total, hidden: hiddenToWire(hidden, unwantedCount, snapshot.words) },
      cards: items.map((item) => ({
        open: snapshot.getBody(item, "card"),
        end: isFavourite(kind, item.id) ? json.endOfFavourite : json.endOfOther,
      })),
    })),
    {
      fields: { kind: "coach", total: coaches.total, hidden: hiddenToWire([], 0, snapshot.words) },
      cards: coaches.page.map((coach) => ({ open: snapshot.getCoachBody(coach), end: json.endOfObject })),
    },
  ];
  const parts = groups.filter(({ fields }) => fields.total > 0 || fields.hidden.total > 0).map(writeGroup);
  return Serialised.bytes(Buffer.concat([json.groups, ...joinParts(parts), json.endOfGroups]));
}

interface Group {
  readonly fields: Pick<contract.FoundGroup, "kind" | "total" | "hidden">;
  readonly cards: readonly { readonly open: OpenObject; readonly end: Buffer }[];
}

const json = {
  groups: Buffer.from('{"groups":['),
  comma: Buffer.from(","),
  endOfObject: Buffer.from("}"),
  endOfFavourite: Buffer.from(',"favorite":true}'),
  endOfOther: Buffer.from(',"favorite":false}'),
  endOfGroup: Buffer.from("]}"),
  endOfGroups: Buffer.from("]}"),
} as const;

function writeGroup({ fields, cards }: Group): Buffer {
  const start = Buffer.from(`${JSON.stringify(fields).slice(0, -1)},"data":[`);
  const closed = cards.map(({ open, end }) => Buffer.concat([open, end]));
  return Buffer.concat([start, ...joinParts(closed), json.endOfGroup]);
}

function joinParts(parts: readonly Buffer[]): Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [json.comma, part]));
}
