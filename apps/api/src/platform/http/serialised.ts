/** A piece of JSON: prepared bytes, or text for this response alone. */
type Part = Buffer | string;

/** The bytes of an object without its closeObject brace, so that fields can be added without a copy. */
export type OpenObject = Buffer & { readonly isOpen: true };

export function openObject(object: object): OpenObject {
  return Buffer.from(JSON.stringify(object).slice(0, -1)) as OpenObject;
}

/** An open object and the fields that close it. */
export interface Extended {
  readonly open: OpenObject;
  /** Fields that are such objects themselves, or null. */
  readonly objects?: Readonly<Record<string, Extended | null>>;
  readonly more?: object;
}

/** A response of prepared JSON. */
export class Serialised<Output> {
  readonly parts: readonly Part[];
  /** Only for the type checker: what the pieces contain. */
  declare readonly output: Output;

  private constructor(parts: readonly Part[]) {
    this.parts = parts;
  }

  /** Bytes that are complete JSON. */
  static bytes<Output>(bytes: Buffer): Serialised<Output> {
    return new Serialised([bytes]);
  }

  static object<Output>(object: Extended): Serialised<Output> {
    return new Serialised(writeObject(object));
  }

  static array<Output>(objects: readonly Extended[]): Serialised<Output> {
    return new Serialised(["[", ...joinObjects(objects), "]"]);
  }

  /** Objects whose last field is a list of others. */
  static arrayOfLists<Output>(
    entries: readonly {
      readonly fields: object;
      readonly list: string;
      readonly objects: readonly Extended[];
    }[],
  ): Serialised<Output> {
    const parts = entries.flatMap(({ fields, list, objects }, index) => [
      `${index > 0 ? "," : ""}${JSON.stringify(fields).slice(0, -1)},"${list}":[`,
      ...joinObjects(objects),
      "]}",
    ]);
    return new Serialised(["[", ...parts, "]"]);
  }

  /** An object whose last fields are lists of others. */
  static objectWithLists<Output>(
    fields: object,
    lists: Readonly<Record<string, readonly Extended[]>>,
  ): Serialised<Output> {
    const parts = Object.entries(lists).flatMap(([name, objects]) => [
      `,"${name}":[`,
      ...joinObjects(objects),
      "]",
    ]);
    return new Serialised([JSON.stringify(fields).slice(0, -1), ...parts, "}"]);
  }

  static page<Output>(objects: readonly Extended[], metadata: object): Serialised<Output> {
    return new Serialised([
      '{"data":[',
      ...joinObjects(objects),
      `],"metadata":${JSON.stringify(metadata)}}`,
    ]);
  }

  toBuffer(): Buffer {
    const [first] = this.parts;
    if (this.parts.length === 1 && first instanceof Buffer) return first;
    const bytes = Buffer.allocUnsafe(this.parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0));
    let at = 0;
    for (const part of this.parts)
      at += typeof part === "string" ? bytes.write(part, at) : part.copy(bytes, at);
    return bytes;
  }

  toString(): string {
    return this.parts.map(String).join("");
  }
}

function joinObjects(objects: readonly Extended[]): Part[] {
  const parts: Part[] = [];
  for (const [index, object] of objects.entries()) {
    if (index > 0) parts.push(",");
    parts.push(...writeObject(object));
  }
  return parts;
}

function writeObject({ open, objects = {}, more }: Extended): Part[] {
  const inner = Object.entries(objects).flatMap(([name, object]) => [
    `,"${name}":`,
    ...(object === null ? ["null"] : writeObject(object)),
  ]);
  return [open, ...inner, closeObject(more)];
}

function closeObject(more: object | undefined): string {
  return more === undefined ? "}" : `,${JSON.stringify(more).slice(1)}`;
}
