import { Dumbbell } from "lucide-react";
import { DetailPage } from "../detail-page.tsx";
import { Section } from "../section.tsx";
import { TagList } from "../tag-list.tsx";
import type { SampleProps } from "./sample.ts";
import { SampleNotice } from "./sample-notice.tsx";
import { SampleTabs } from "./sample-tabs.tsx";

interface ExerciseSampleDetails {
  readonly tabs: Readonly<
    Record<"How to Perform" | "Recommended Accessories" | "Required Equipment", readonly string[]>
  >;
  readonly musclesTargeted: readonly string[];
}

export function ExerciseSample({ sample, picture }: SampleProps<ExerciseSampleDetails>) {
  const { tabs, musclesTargeted } = sample.details;

  return (
    <DetailPage
      kind="exercise"
      title={sample.title}
      over={["Exercise", "Sample"]}
      description={sample.description}
      facts={[{ icon: Dumbbell, name: "Equipment", value: tabs["Required Equipment"].join(", ") }]}
      picture={picture}
      notice={<SampleNotice kind="exercise" entry={sample.entry} />}
    >
      <div className="grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <SampleTabs kind="exercise" tabs={tabs} />
        <Section heading="Muscles worked">
          <TagList tags={musclesTargeted} />
        </Section>
      </div>
    </DetailPage>
  );
}
