import { type FieldProblem, invalidFields } from "../../platform/app-error.ts";

/** The text behind a yes. A no clears it; a yes without it is refused, since nothing could be kept out. */
export function textBehind(hasAny: boolean, text: string | undefined, missing: FieldProblem): string {
  if (!hasAny) return "";
  if (text === undefined || text === "") throw invalidFields([missing]);
  return text;
}
