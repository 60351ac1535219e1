import { GraduationCap, Store } from "lucide-react";
import { EntryPicture } from "#app/ui/entry-picture.tsx";
import type { Coach } from "./coach.ts";
import { CoachContact } from "./coach-contact.tsx";
import { coachFee } from "./coach-fee.ts";

export function CoachProfile({ coach }: { coach: Coach }) {
  return (
    <article className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,18rem)_1fr] md:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,22rem)_1fr]">
      <EntryPicture
        address={coach.image}
        alt={coach.imageAlt}
        placeholder={coach.imagePlaceholder}
        sizes="(width >= 80rem) 22rem, (width >= 48rem) 18rem, 92vw"
        width={1200}
        height={1200}
        loading="eager"
        className="rounded-card border border-line bg-sun-50"
      />
      <div className="grid gap-8 md:row-span-2">
        <header>
          <h1 className="text-4xl wrap-anywhere">{coach.name}</h1>
          <p className="mt-3 flex items-center gap-2.5 text-lg text-sun-700">
            <Store aria-hidden className="size-5 shrink-0" />
            {coach.businessName}
          </p>
          <p className="mt-2 flex gap-2.5 text-ink-700">
            <GraduationCap aria-hidden className="mt-0.5 size-5 shrink-0" />
            {coach.qualification}
          </p>
        </header>
        <p className="max-w-measure text-lg">{coach.description}</p>
        {coach.specialities.length > 0 && (
          <ul aria-label="Specialities" className="flex flex-wrap gap-2">
            {coach.specialities.map((speciality) => (
              <li key={speciality} className="rounded-full bg-sun-50 px-4 py-1.5 text-sm text-sun-700">
                {speciality}
              </li>
            ))}
          </ul>
        )}
        <p className="max-w-measure text-ink-700">{coachFee}</p>
      </div>
      <CoachContact {...coach} />
    </article>
  );
}
