import { AmountPieces } from "./field-pieces/amount-pieces.tsx";
import { AnswerPieces } from "./field-pieces/answer-pieces.tsx";
import { ButtonPieces } from "./field-pieces/button-pieces.tsx";
import { ChipPieces } from "./field-pieces/chip-pieces.tsx";
import { PickPieces } from "./field-pieces/pick-pieces.tsx";
import { TextPieces } from "./field-pieces/text-pieces.tsx";

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
