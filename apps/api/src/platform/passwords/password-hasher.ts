import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { BulkheadRejectedError, bulkhead } from "cockatiel";
import { AppError } from "../app-error.ts";

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
  /** Whether the hash was made with other parameters than are asked for today. */
  isOutdated(passwordHash: string): boolean;
}

const maxWaiting = 20;

/** argon2id (the library's default), as many at once as there are cores; a flood of logins is turned away instead of starving the rest. */
export function createPasswordHasher({
  memoryKib,
  passes,
}: {
  memoryKib: number;
  passes: number;
}): PasswordHasher {
  const gate = bulkhead(availableParallelism(), maxWaiting);
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const currentParameters = `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$`;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await gate.execute(work);
    } catch (error) {
      if (error instanceof BulkheadRejectedError)
        throw new AppError("busy", { retryAfterSeconds: 2, cause: error });
      throw error;
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password.normalize("NFKC"), options)),
    verify: (passwordHash, password) => inTurn(() => verify(passwordHash, password.normalize("NFKC"))),
    isOutdated: (passwordHash) => !passwordHash.startsWith(currentParameters),
  };
}
