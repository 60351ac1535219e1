export type { Words } from "./catalogue.wire.ts";
export type { ItemKind, Shelf, Snapshot } from "./snapshot.ts";
