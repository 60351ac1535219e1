import { DisplayPieces } from "./pieces/display-pieces.tsx";
import { FieldPieces } from "./pieces/field-pieces.tsx";
import { MediaPieces } from "./pieces/media-pieces.tsx";

/** Every design piece in every state; routed in development only. */
export default function Ui() {
  return (
    <main className="mx-auto max-w-7xl px-5 py-16 sm:px-8">
      <h1 className="mb-12 text-4xl">Pieces</h1>
      <FieldPieces />
      <DisplayPieces />
      <MediaPieces />
    </main>
  );
}
