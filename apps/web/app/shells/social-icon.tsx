import type { SocialKind } from "#app/lib/brand.ts";

const drawings: Record<SocialKind, string> = {
  community: "M4 11.5a7.5 6.5 0 1 1 3.4 5.4L4 18l1-3.2a6 6 0 0 1-1-3.3M9 11.5h.01M11.5 11.5h.01M14 11.5h.01",
  photos: "M4 8.5h3.5l1.5-2.5h6l1.5 2.5H20v10.5H4zM12 10.4a3.1 3.1 0 1 1 0 6.2a3.1 3.1 0 0 1 0-6.2",
  profession: "M4 9h16v10H4zM9 9V6h6v3M4 13.5h16M12 12.3v2.4",
};

export function SocialIcon({ kind }: { kind: SocialKind }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-6"
    >
      <path d={drawings[kind]} />
    </svg>
  );
}
