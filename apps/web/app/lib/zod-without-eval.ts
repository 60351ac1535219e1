import { config } from "zod/v4/core";

/**
 * Stands in for `zod` in every build. Zod would compile its parsers, which the content security policy bars;
 * whoever imports it from here makes no schema before it knows.
 */
config({ jitless: true });

export * from "zod/v4";
