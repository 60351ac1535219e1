import { afterAll, afterEach } from "vitest";
import { requireOwnership, watchStatements } from "./ownership/watch-statements.ts";

await watchStatements();

// A job may send its statement after the last test.
afterEach(requireOwnership);
afterAll(requireOwnership);
