import { config } from "zod/v4/core";

/**
 * Replaces `zod` in every build. Zod would compile its parsers, which the content security policy forbids;
 * importing it from here configures it before any schema is created.
 */
config({ jitless: true });

export * from "zod/v4";
