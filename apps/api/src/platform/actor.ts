import type { UserId } from "@fernwell/domain/people/user-id";

/** The signed-in person for whom a use case runs. */
export interface Actor {
  readonly userId: UserId;
  readonly sessionId: string;
}
