import { brand } from "#app/lib/brand.ts";
import { SocialIcon } from "./social-icon.tsx";

export function SocialLinks() {
  return (
    <ul className="flex gap-2">
      {brand.social.map(({ kind, label, url }) => (
        <li key={kind}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${label} (opens in a new tab)`}
            className="grid size-11 place-items-center rounded-full border border-line text-ink-700 transition-colors duration-150 hover:border-fern-700 hover:bg-fern-50 hover:text-fern-700"
          >
            <SocialIcon kind={kind} />
          </a>
        </li>
      ))}
    </ul>
  );
}
