/** A piece of JSON: bytes that were made beforehand, or text that belongs to this answer alone. */
type Part = Buffer | string;

/** The bytes of an object without its closing brace, so that fields can be added without a copy. */
export type OpenObject = Buffer & { readonly isOpen: true };

export function openObject(object: object): OpenObject {
  return Buffer.from(JSON.stringify(object).slice(0, -1)) as OpenObject;
}

/** An open object and the fields that close it. */
export interface Extended {
  readonly open: OpenObject;
  readonly more?: object;
}

/** An answer whose JSON was made beforehand: pieces that are written one after the other and never copied. */
export class Serialised<Output> {
  readonly parts: readonly Part[];
  /** Only for the type checker: what the pieces say. */
  declare readonly output: Output;

  private constructor(parts: readonly Part[]) {
    this.parts = parts;
  }

  static object<Output>({ open, more }: Extended): Serialised<Output> {
    return new Serialised([open, closing(more)]);
  }

  static array<Output>(objects: readonly Extended[]): Serialised<Output> {
    return new Serialised(["[", ...listOf(objects), "]"]);
  }

  /** Objects that each hold a list of others as their last field. */
  static arrayOfLists<Output>(
    entries: readonly {
      readonly fields: object;
      readonly list: string;
      readonly objects: readonly Extended[];
    }[],
  ): Serialised<Output> {
    const parts = entries.flatMap(({ fields, list, objects }, index) => [
      `${index > 0 ? "," : ""}${JSON.stringify(fields).slice(0, -1)},"${list}":[`,
      ...listOf(objects),
      "]}",
    ]);
    return new Serialised(["[", ...parts, "]"]);
  }

  static page<Output>(objects: readonly Extended[], metadata: object): Serialised<Output> {
    return new Serialised(['{"data":[', ...listOf(objects), `],"metadata":${JSON.stringify(metadata)}}`]);
  }

  byteLength(): number {
    return this.parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  }

  toString(): string {
    return this.parts.map(String).join("");
  }
}

function listOf(objects: readonly Extended[]): Part[] {
  const parts: Part[] = [];
  for (const [index, { open, more }] of objects.entries()) {
    parts.push(open, index + 1 < objects.length ? `${closing(more)},` : closing(more));
  }
  return parts;
}

function closing(more: object | undefined): string {
  return more === undefined ? "}" : `,${JSON.stringify(more).slice(1)}`;
}
