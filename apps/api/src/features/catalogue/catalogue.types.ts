export type { Words } from "./catalogue.wire.ts";
export type { Shelf, Snapshot } from "./snapshot.ts";
