export type { Words } from "./catalogue.wire.ts";
export type { CatalogueItemByKind, Favouritable, Shelf, Snapshot } from "./snapshot.ts";
