export type { Words } from "./catalogue.wire.ts";
export type { ItemForm } from "./item-bodies.ts";
export type { CatalogueItemByKind, Favouritable, Shelf, Snapshot } from "./snapshot.ts";
export type { ToldReader } from "./told-reader.ts";
