import { CircleUserRound } from "lucide-react";
import { useProfile } from "#app/features/profiles/profiles.api.ts";
import { Avatar } from "#app/ui/avatar.tsx";

export function SidebarPerson() {
  const { data: profile } = useProfile();
  const name = profile ? `${profile.fname} ${profile.lname}`.trim() : null;

  return (
    <div className="flex items-center gap-3 border-t border-line px-6 py-4">
      {name ? (
        <Avatar name={name} size="sm" decorative />
      ) : (
        <CircleUserRound aria-hidden className="size-9 shrink-0 stroke-[1.25] text-ink-500" />
      )}
      <p className="line-clamp-4 min-w-0 font-semibold text-ink-900 wrap-anywhere">{name ?? "Hello User"}</p>
    </div>
  );
}
