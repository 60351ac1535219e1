import type { UserId } from "@fernwell/domain/people/user-id";

/** What a caller shows to be let in. */
export interface Credential {
  readonly token: string;
  readonly userAgent: string;
}

/** The signed-in person for whom a use case runs. */
export interface Actor {
  readonly userId: UserId;
  readonly sessionId: string;
}
