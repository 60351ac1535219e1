import { AmountPieces } from "./amount-pieces.tsx";
import { AnswerPieces } from "./answer-pieces.tsx";
import { ButtonPieces } from "./button-pieces.tsx";
import { ChipPieces } from "./chip-pieces.tsx";
import { PickPieces } from "./pick-pieces.tsx";
import { TextPieces } from "./text-pieces.tsx";

export function FieldPieces() {
  return (
    <>
      <ButtonPieces />
      <TextPieces />
      <PickPieces />
      <AnswerPieces />
      <ChipPieces />
      <AmountPieces />
    </>
  );
}
