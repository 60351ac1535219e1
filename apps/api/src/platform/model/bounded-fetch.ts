/** Many times what the longest plan takes. */
const mostBytes = 256 * 1024;

class AnswerTooLong extends Error {}

/** Reads an answer up to a size, and follows it to no other address. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (response.body === null) return response;
  let left = mostBytes;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left < 0) controller.error(new AnswerTooLong("the answer is too long"));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, response);
};
