import { v7 } from "uuid";

/** UUIDv7 ids grow with time, so new rows are stored next to each other. An id is never a secret. */
export function newId(): string {
  return v7();
}
