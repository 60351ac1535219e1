import { maxPasswordLength } from "@fernwell/domain/people/password";
import { z } from "zod";

/** The body of a call that asks for the password again, so that a stolen session cannot make it. */
export const passwordAgain = z.object({ password: z.string().min(1).max(maxPasswordLength) });
