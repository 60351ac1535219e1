/** Gives a failed call the words of the error catalogue; what failed stays its cause. */
export function failAs(message: string): (error: unknown) => never {
  return (error) => {
    throw new Error(message, { cause: error });
  };
}

type WithList = { readonly data: readonly unknown[] };

/** An answer is taken at its word, so that whoever needs a list in it looks first. */
export function hasList<Answer>(answer: Answer): answer is Extract<Answer, WithList> {
  return typeof answer === "object" && answer !== null && "data" in answer && Array.isArray(answer.data);
}
