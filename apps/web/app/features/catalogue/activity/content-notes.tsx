import { Banner } from "#app/ui/banner.tsx";

/** What each note means for the listener. */
const meanings: Readonly<Record<string, string>> = {
  "Body focus": "It asks you to notice how your body feels, part by part.",
  "Breath holds":
    "It has pauses in the breath. Leave them out whenever you like, and always if you are pregnant or unwell.",
  "Strong feelings": "It may bring up strong feelings. Open your eyes or stop whenever you like.",
};

export function ContentNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;

  return (
    <Banner kind="warning" title="Before you begin">
      <ul className="grid gap-1">
        {notes.map((note) => (
          <li key={note}>{meanings[note] ?? note}</li>
        ))}
      </ul>
    </Banner>
  );
}
