import { CookingPot } from "lucide-react";

/** Each line is a name, or a name and a purpose: "Large bowl - to mix". */
export function Cookware({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid max-w-measure divide-y divide-line">
      {lines.map((line) => {
        const [name = line, purpose] = line.split(" - ");
        return (
          <li key={line} className="flex gap-4 py-4 first:pt-0">
            <CookingPot aria-hidden className="mt-0.5 size-5.5 shrink-0 text-clay-700" />
            <span>
              <span className="block font-semibold text-ink-900">{name}</span>
              {purpose !== undefined && <span className="block text-ink-700">{purpose}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
