import { z } from "zod";
import type { OptionListName } from "./catalogue.ts";
import { cleanText, typedText } from "./typed-text.ts";

/**
 * The kinds of question in the questionnaires. A question is defined once, under its field on the wire, with one of the
 * functions below. The schemas of `question-schemas.ts` are all made from that definition.
 */
export type Question =
  | ValueQuestion
  | OptionQuestion
  | OptionsQuestion
  | NamesQuestion
  | YesBeforeTextQuestion
  | TextQuestion;

export type Questions = Readonly<Record<string, Question>>;

/** Onboarding asks for the first time; an edit starts from the settings. */
export type Flow = "onboarding" | "edit";

interface Shapes {
  /** The field of the request that saves the answers. */
  readonly body: z.ZodType;
  /** The field of the response that returns them, and its value before the first save. */
  readonly output: z.ZodType;
  readonly unanswered: null | "" | readonly never[];
  /** The field of the draft in the browser; absent until the question is answered. */
  readonly draft: z.ZodType;
  /** Decodes a field of the draft into the value of a form, and encodes it back. */
  readonly form: z.ZodType;
  /** Checks the value of a form, with the sentences of a flow. */
  readonly check: Readonly<Record<Flow, z.ZodType>>;
  /** The name of the answer inside the product. */
  readonly key: string;
}

/** Stored as it travels. */
interface ValueQuestion extends Shapes {
  readonly kind: "value";
  readonly stored: z.ZodType;
}

interface OptionQuestion extends Shapes, FromList {
  readonly kind: "option";
  readonly body: z.ZodType<string>;
  readonly stored: z.ZodType<string | null>;
}

interface OptionsQuestion extends Shapes, FromList {
  readonly kind: "options";
  readonly body: z.ZodType<string[]>;
  readonly stored: z.ZodType<string[]>;
  /** The id of an option that means no choice. It is not stored. */
  readonly none?: string;
}

interface NamesQuestion extends Shapes {
  readonly kind: "names";
  readonly body: z.ZodType<string[]>;
  readonly stored: z.ZodType<string[]>;
  /** The names that travel, by the ids that are stored. */
  readonly names: Readonly<Record<string, string>>;
}

/** Asks whether there is anything to write. Only the text is stored; an empty text means no. */
interface YesBeforeTextQuestion extends Shapes {
  readonly kind: "yes-before-text";
}

interface TextQuestion extends Shapes {
  readonly kind: "text";
  /** The field of the yes or no that comes first. */
  readonly after: string;
  readonly missing: string;
  readonly form: z.ZodType<string>;
  readonly stored: z.ZodType<string>;
}

export interface FromList {
  readonly list: OptionListName;
  readonly ids: readonly string[];
  /** The response spells the names of the options in lower case. */
  readonly isLowerCase?: boolean;
}

interface Sentences {
  /** Shown when the question is not answered. */
  readonly missing: string;
  /** Replaces `missing` on the screens of a flow. */
  readonly missingIn?: { readonly [Name in Flow]?: string };
}

/** What most screens say when a question with choices is not answered. */
export const pleaseSelect = "You wouldn't select any option please select";

interface Definition<Key extends string> extends Sentences {
  readonly key: Key;
}

export function yesNo<Key extends string>(definition: Definition<Key>) {
  return {
    ...definition,
    kind: "value" as const,
    ...checked(definition, (error) => z.boolean({ error })),
    output: z.boolean().nullable(),
    ...one(z.boolean()),
    stored: z.boolean(),
  };
}

/** A whole number between two bounds, both included. */
export function numberBetween<Key extends string>(
  definition: Definition<Key> & { readonly min: number; readonly max: number },
) {
  const { min, max } = definition;
  return {
    ...definition,
    kind: "value" as const,
    ...checked(definition, (error) => z.int({ error }).min(min, { error }).max(max, { error })),
    output: z.int().nullable(),
    ...one(z.number()),
    stored: z.int().min(min).max(max).nullable(),
  };
}

/** One of a few values. A value that is stored but not offered shows as not answered. */
export function oneOf<Key extends string, Value extends string>(
  definition: Definition<Key> & { readonly values: readonly Value[]; readonly offered: readonly Value[] },
) {
  const { values, offered } = definition;
  return {
    ...definition,
    kind: "value" as const,
    ...checked(definition, (error) => z.enum(values, { error })),
    output: z.enum(values).nullable(),
    ...one(z.string(), (value) => offered.some((each) => each === value)),
    stored: z.enum(values).nullable(),
  };
}

/** One name from an option list, in upper or lower case; the server looks it up. */
export function option<Key extends string, Id extends string>(definition: Definition<Key> & OptionList<Id>) {
  return {
    ...definition,
    kind: "option" as const,
    ...checked(definition, (error) => z.string({ error }).max(longestName)),
    output: z.string().nullable(),
    ...one(z.string()),
    stored: z.enum(definition.ids).nullable(),
  };
}

interface OptionList<Id extends string> extends FromList {
  readonly ids: readonly Id[];
}

/** At least one name from an option list. */
export function someOptions<Key extends string, Id extends string>(
  definition: Definition<Key> & OptionList<Id> & { readonly none?: string },
) {
  return {
    ...definition,
    kind: "options" as const,
    ...checked(definition, (error) => z.array(optionName, { error }).min(1, { error }).max(maxChoices)),
    output: z.array(z.string()),
    ...many(),
    stored: z.array(z.enum(definition.ids)),
  };
}

/** Any number of names from an option list, or none. */
export function anyOptions<Key extends string, Id extends string>(
  definition: OptionList<Id> & { readonly key: Key },
) {
  const names = z.array(optionName).max(maxChoices);
  return {
    ...definition,
    kind: "options" as const,
    body: names.default([]),
    check: { onboarding: names, edit: names },
    output: z.array(z.string()),
    ...many(),
    stored: z.array(z.enum(definition.ids)),
  };
}

/** At least one of a few names that belong to the product and not to an option list. */
export function someNames<Key extends string, Id extends string, Name extends string>(
  definition: Definition<Key> & { readonly ids: readonly Id[]; readonly names: Readonly<Record<Id, Name>> },
) {
  const name = z.enum(definition.names, {
    error: ({ input }) =>
      typeof input === "string"
        ? `“${input.slice(0, longestName)}” is not one of the choices.`
        : "Please choose from the list.",
  });
  return {
    ...definition,
    kind: "names" as const,
    ...checked(definition, (error) => z.array(name, { error }).min(1, { error }).max(maxChoices)),
    output: z.array(z.enum(definition.names)),
    ...many(),
    stored: z.array(z.enum(definition.ids)),
  };
}

export function yesBeforeText<Key extends string>(definition: Definition<Key>) {
  const { stored, kind, ...asked } = yesNo(definition);
  return { ...asked, kind: "yes-before-text" as const };
}

export function text<Key extends string>(definition: TextDefinition<Key>) {
  return {
    ...definition,
    ...textAfterYes(definition),
    body: answerText.default(""),
    output: z.string(),
    unanswered: "" as const,
    ...shown(z.string(), z.string(), { decode: (kept) => kept ?? "", encode: cleanText }),
  };
}

/** A text that travels, and lies in the draft, as the only entry of a list. */
export function textInList<Key extends string>(definition: TextDefinition<Key>) {
  const texts = z.array(z.string());
  return {
    ...definition,
    ...textAfterYes(definition),
    body: z.array(answerText).max(1, { error: "Please write all of it in one text" }).default([]),
    output: texts.max(1),
    unanswered: [],
    ...shown(texts, z.string(), {
      decode: (kept) => kept?.[0] ?? "",
      encode: (written) => [cleanText(written)].filter((each) => each !== ""),
    }),
  };
}

interface TextDefinition<Key extends string> extends Definition<Key> {
  readonly after: string;
}

/** For a question that the stored answers of some people do not have, because it was not asked at the time. */
export function addedLater<Stored extends z.ZodType, Rest extends { readonly unanswered: null }>({
  stored,
  ...rest
}: Rest & { readonly stored: Stored }) {
  return { ...rest, stored: z.nullable(stored).default(null) };
}

/** Lets a request leave the question out; the default is taken in its place. */
export function withDefault<const Default, Body extends z.ZodType, Rest>(
  defaultAnswer: Default,
  { body, ...rest }: Rest & { readonly body: Body },
) {
  return { ...rest, body: z.nullish(body).transform((given) => given ?? defaultAnswer) };
}

const longestName = 100;
const longestText = 2_000;
const maxChoices = 50;
const optionName = z.string().max(longestName);
export const answerText = typedText(longestText);

function checked<Answer extends z.ZodType>(
  { missing, missingIn }: Sentences,
  answer: (error: string) => Answer,
) {
  return {
    body: answer(missing),
    check: {
      onboarding: answer(missingIn?.onboarding ?? missing),
      edit: answer(missingIn?.edit ?? missing),
    },
  };
}

/** A form holds null for an answer that is still to be given. */
function one<Value>(value: z.ZodType<Value, Value>, isShown: (value: Value) => boolean = () => true) {
  return {
    unanswered: null,
    ...shown(value, value.nullable(), {
      decode: (kept) => (kept !== undefined && isShown(kept) ? kept : null),
      encode: (chosen) => chosen ?? undefined,
    }),
  };
}

function many() {
  const names = z.array(z.string());
  return {
    unanswered: [],
    ...shown(names, names, { decode: (kept) => kept ?? [], encode: (chosen) => chosen }),
  };
}

function shown<Kept, Value>(
  draft: z.ZodType<Kept, Kept>,
  value: z.ZodType<Value, Value>,
  conversions: { decode: (kept: Kept | undefined) => Value; encode: (value: Value) => Kept | undefined },
) {
  return { draft: draft.optional(), form: z.codec(draft.optional(), value, conversions) };
}

function textAfterYes(sentences: Sentences) {
  const { check } = checked(sentences, (error) => answerText.refine((written) => written !== "", { error }));
  return { kind: "text" as const, check, stored: z.string().max(longestText) };
}
