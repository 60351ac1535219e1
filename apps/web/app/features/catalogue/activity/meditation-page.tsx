import { paths } from "@fernwell/contract/paths";
import { Armchair, Clock, Flower2, GraduationCap, Sun, Target } from "lucide-react";
import type { ReactNode } from "react";
import { KeepTrack } from "#app/offline/keep-track.tsx";
import { Card } from "#app/ui/card.tsx";
import type { LookedUpMeditation } from "../catalogue.api.ts";
import { ConflictNotice } from "../conflict-notice.tsx";
import { DetailPage } from "../detail-page.tsx";
import { DetailPicture } from "../detail-picture.tsx";
import type { Fact } from "../facts.tsx";
import { NumberedSteps } from "../numbered-steps.tsx";
import { Section } from "../section.tsx";
import { BeginLink } from "./begin-link.tsx";
import { ContentNotes } from "./content-notes.tsx";
import { MeditationSound } from "./meditation-sound.tsx";

interface MeditationPageProps {
  meditation: LookedUpMeditation;
  corner: ReactNode;
  foot: ReactNode;
}

export function MeditationPage({ meditation, corner, foot }: MeditationPageProps) {
  return (
    <DetailPage
      kind="meditation"
      title={meditation.name}
      over={["Meditation"]}
      description={meditation.description}
      begin={
        meditation.conflicts.length === 0 && <BeginLink kind="meditation" to={paths.rest(meditation._id)} />
      }
      facts={listFacts(meditation)}
      picture={
        <DetailPicture
          address={meditation.image_url}
          alt={meditation.image_alt ?? meditation.name}
          placeholder={meditation.image_stand_in}
        />
      }
      notice={<ConflictNotice kind="meditation" conflicts={meditation.conflicts} />}
      corner={corner}
      foot={foot}
    >
      <div className="grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <div className="grid min-w-0 content-start gap-6">
          <ContentNotes notes={meditation.content_notes} />
          <Card className="p-5 sm:p-8">
            <h2 className="sr-only">Listen</h2>
            <MeditationSound meditation={meditation} />
            <div className="mt-6 empty:hidden">
              <KeepTrack track={meditation} />
            </div>
          </Card>
        </div>
        <div className="grid min-w-0 content-start gap-12">
          <Section heading="How to practise">
            <NumberedSteps steps={meditation.instructions.map((text) => ({ text }))} kind="meditation" />
          </Section>
        </div>
      </div>
    </DetailPage>
  );
}

function listFacts(meditation: LookedUpMeditation): Fact[] {
  return [
    { icon: Clock, name: "Duration", value: `${meditation.duration} min` },
    { icon: Flower2, name: "Practice", value: meditation.practice },
    { icon: Armchair, name: "Posture", value: meditation.postures.join(", ") },
    { icon: GraduationCap, name: "Experience", value: meditation.experience },
    { icon: Sun, name: "Time of day", value: meditation.time_of_day.join(", ") },
    { icon: Target, name: "May help to", value: meditation.goals.join(", ") },
  ];
}
