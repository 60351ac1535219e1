import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { BulkheadRejectedError, bulkhead } from "cockatiel";
import { AppError } from "../app-error.ts";

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
  /** The hash was made with other parameters than the current ones. */
  isOutdated(passwordHash: string): boolean;
}

const maxWaiting = 20;

/** argon2id (the library's default), one hash per core at a time. A flood of logins is refused, so it cannot starve other requests. */
export function createPasswordHasher({
  memoryKib,
  passes,
}: {
  memoryKib: number;
  passes: number;
}): PasswordHasher {
  const slots = bulkhead(availableParallelism(), maxWaiting);
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const currentParameters = `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$`;

  async function runBounded<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await slots.execute(work);
    } catch (error) {
      if (error instanceof BulkheadRejectedError)
        throw new AppError("busy", { retryAfterSeconds: 2, cause: error });
      throw error;
    }
  }

  return {
    hash: (password) => runBounded(() => hash(password.normalize("NFKC"), options)),
    verify: (passwordHash, password) => runBounded(() => verify(passwordHash, password.normalize("NFKC"))),
    isOutdated: (passwordHash) => !passwordHash.startsWith(currentParameters),
  };
}
