import { config } from "zod/v4/core";

/** Zod would compile its parsers, which the content security policy bars; it must know before the first schema is made. */
config({ jitless: true });
