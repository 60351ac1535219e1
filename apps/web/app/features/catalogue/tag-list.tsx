export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="rounded-full border border-line bg-card px-3 py-1 text-ink-900 text-sm">
          {tag}
        </li>
      ))}
    </ul>
  );
}
