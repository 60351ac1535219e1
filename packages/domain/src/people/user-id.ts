import type { Branded } from "../branded.ts";

export type UserId = Branded<string, "UserId">;

export function asUserId(value: string): UserId {
  return value as UserId;
}
