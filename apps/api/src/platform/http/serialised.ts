/** A piece of JSON: bytes that were made beforehand, or text that belongs to this answer alone. */
type Part = Buffer | string;

/** An answer whose JSON was made beforehand, put together from bytes instead of objects, in one copy. */
export class Serialised<Output> {
  readonly bytes: Buffer;
  /** Only for the type checker: what the bytes say. */
  declare readonly output: Output;

  private constructor(parts: readonly Part[]) {
    this.bytes = join(parts);
  }

  /** An object that was serialised before, with a few more fields. */
  static object<Output>(object: Extended): Serialised<Output> {
    return new Serialised(partsOf(object));
  }

  static array<Output>(objects: readonly Extended[]): Serialised<Output> {
    return new Serialised(arrayOf(objects));
  }

  static page<Output>(objects: readonly Extended[], metadata: object): Serialised<Output> {
    return new Serialised(['{"data":', ...arrayOf(objects), `,"metadata":${JSON.stringify(metadata)}}`]);
  }
}

/** The bytes of an object, and fields that are added to it. */
export interface Extended {
  readonly body: Buffer;
  readonly more?: object;
}

function partsOf({ body, more }: Extended): Part[] {
  return more === undefined ? [body] : [body.subarray(0, -1), `,${JSON.stringify(more).slice(1)}`];
}

function arrayOf(objects: readonly Extended[]): Part[] {
  const inner = objects.flatMap((object, index) =>
    index === 0 ? partsOf(object) : [",", ...partsOf(object)],
  );
  return ["[", ...inner, "]"];
}

function join(parts: readonly Part[]): Buffer {
  const lengths = parts.map((part) => (typeof part === "string" ? Buffer.byteLength(part) : part.length));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const [index, part] of parts.entries()) {
    if (typeof part === "string") bytes.write(part, at);
    else bytes.set(part, at);
    at += lengths[index] ?? 0;
  }
  return bytes;
}
