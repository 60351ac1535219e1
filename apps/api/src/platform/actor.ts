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
  /** What the gate knew about them, by a name that says nothing. Undefined where it was not looked up. */
  readonly gateVersion?: string;
}
