/** Replaces an error by one with the message of the error catalogue, and keeps it as the cause. */
export function rethrowAs(message: string): (error: unknown) => never {
  return (error) => {
    throw new Error(message, { cause: error });
  };
}

type WithList = { readonly data: readonly unknown[] };

/** Responses are not validated in production, so the list is checked here. */
export async function fetchList<Response>(
  calling: Promise<Response>,
  failure: string,
  noListFailure = failure,
): Promise<Extract<Response, WithList>> {
  const response = await calling.catch(rethrowAs(failure));
  if (!hasList(response)) throw new Error(noListFailure);
  return response;
}

export function hasList<Response>(response: Response): response is Extract<Response, WithList> {
  return (
    typeof response === "object" && response !== null && "data" in response && Array.isArray(response.data)
  );
}
