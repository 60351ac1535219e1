/** Many times the size of the longest plan. */
const maxBytes = 256 * 1024;

class ResponseTooLarge extends Error {}

/** Limits the size of the response and follows no redirect. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (response.body === null) return response;
  let left = maxBytes;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left < 0) controller.error(new ResponseTooLarge("the response is too large"));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, response);
};
