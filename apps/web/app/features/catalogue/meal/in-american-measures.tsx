import { formatRecipeAmount } from "@fernwell/domain/grocery/recipe-amount";
import { formatAmericanAmount, formatAmericanWeightBeside } from "@fernwell/domain/measures/american-amount";
import type { ReactNode } from "react";
import type { LineWords } from "./recipe-lines.ts";

export interface WithWords {
  children: (words: LineWords) => ReactNode;
}

const americanWords: LineWords = {
  amount: (amount) => formatAmericanAmount(amount) ?? formatRecipeAmount(amount),
  weight: formatAmericanWeightBeside,
};

export function InAmericanMeasures({ children }: WithWords) {
  return children(americanWords);
}
