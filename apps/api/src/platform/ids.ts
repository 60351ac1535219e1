import { v7 } from "uuid";

/** Ids grow with time, so that new rows land beside each other; they are names, never secrets. */
export function newId(): string {
  return v7();
}
