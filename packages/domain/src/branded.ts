declare const brand: unique symbol;

/** A value that only its own constructor may make, so that one kind of id never stands in for another. */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name };
