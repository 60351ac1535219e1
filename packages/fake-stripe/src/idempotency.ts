import { ApiError } from "./api-error.ts";

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly isReplay?: boolean;
}

export interface Idempotency {
  /** Does the work once per key; again with the same key gives the first answer, with other parameters an error. */
  once(key: string | undefined, request: string, work: () => Promise<ApiAnswer>): Promise<ApiAnswer>;
}

export function createIdempotency(): Idempotency {
  const known = new Map<string, { readonly request: string; answer: ApiAnswer | null }>();

  return {
    async once(key, request, work) {
      if (key === undefined) return work();
      const earlier = known.get(key);
      if (!earlier) {
        const entry: { request: string; answer: ApiAnswer | null } = { request, answer: null };
        known.set(key, entry);
        try {
          entry.answer = await work();
          return entry.answer;
        } catch (error) {
          // What was refused before anything was done is not remembered.
          known.delete(key);
          throw error;
        }
      }
      if (earlier.request !== request)
        throw new ApiError(400, {
          type: "idempotency_error",
          message:
            "Keys for idempotent requests can only be used with the same parameters they were first used with.",
        });
      if (earlier.answer === null)
        throw new ApiError(409, {
          type: "idempotency_error",
          code: "idempotency_key_in_use",
          message: "There is currently another in-progress request using this Idempotent Key.",
        });
      return { ...earlier.answer, isReplay: true };
    },
  };
}
