const comma = Buffer.from(",");
const closingBrace = Buffer.from("}");

/** An answer whose JSON was made beforehand, put together from bytes instead of objects. */
export class Serialised<Output> {
  readonly bytes: Buffer;
  /** Only for the type checker: what the bytes say. */
  declare readonly output: Output;

  private constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** An object that was serialised before, with a few more fields. */
  static object<Output>(body: Buffer, more: object): Serialised<Output> {
    const added = Buffer.from(JSON.stringify(more).slice(1));
    return new Serialised(Buffer.concat([body.subarray(0, -1), comma, added]));
  }

  static array<Output>(bodies: readonly Buffer[]): Serialised<Output> {
    return new Serialised(arrayOf(bodies));
  }

  static page<Output>(bodies: readonly Buffer[], metadata: object): Serialised<Output> {
    return new Serialised(
      Buffer.concat([
        Buffer.from('{"data":'),
        arrayOf(bodies),
        Buffer.from(`,"metadata":${JSON.stringify(metadata)}`),
        closingBrace,
      ]),
    );
  }
}

function arrayOf(bodies: readonly Buffer[]): Buffer {
  return Buffer.concat([
    Buffer.from("["),
    ...bodies.flatMap((body, index) => (index === 0 ? [body] : [comma, body])),
    Buffer.from("]"),
  ]);
}
