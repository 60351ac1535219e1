import type { Random } from "../random.ts";

/** One input of a parser, ready to be parsed as often as wanted. */
export interface Attempt {
  /** Can be written as JSON, so that a failure can be repeated by hand. */
  readonly input: unknown;
  /** The call that is timed. */
  parse(): unknown;
  /** What the result breaks of the parser's laws, in a sentence. */
  findFlaw(parsed: unknown): string | null;
}

/** Something that reads text of a person or of another service. */
export interface Parser {
  readonly name: string;
  /** Its part of the inputs, relative to the others. */
  readonly share: number;
  prepare(random: Random): Attempt;
}

interface Definition<Input, Parsed> {
  readonly share: number;
  readonly generate: (random: Random) => Input;
  readonly parse: (input: Input) => Parsed;
  readonly findFlaw?: (input: Input, parsed: Awaited<Parsed>) => string | null;
}

export function defineParser<Input, Parsed>(
  name: string,
  { share, generate, parse, findFlaw }: Definition<Input, Parsed>,
): Parser {
  return {
    name,
    share,
    prepare(random) {
      const input = generate(random);
      return {
        input,
        parse: () => parse(input),
        findFlaw: (parsed) => findFlaw?.(input, parsed as Awaited<Parsed>) ?? null,
      };
    },
  };
}
