import { Clock } from "lucide-react";
import { DetailPage } from "../detail-page.tsx";
import { NumberedSteps } from "../numbered-steps.tsx";
import { Section } from "../section.tsx";
import type { Sample, SampleProps } from "./sample.ts";
import { SampleNotice } from "./sample-notice.tsx";
import { SampleTabs } from "./sample-tabs.tsx";

interface MeditationSampleDetails {
  readonly tabs: Readonly<Record<"Sound" | "Benefits" | "Accessories", readonly string[]>>;
  readonly howToMeditate: readonly string[];
}

interface MeditationSampleProps extends SampleProps<MeditationSampleDetails> {
  sample: Sample<MeditationSampleDetails> & { readonly minutes: number };
}

export function MeditationSample({ sample, picture }: MeditationSampleProps) {
  const { tabs, howToMeditate } = sample.details;

  return (
    <DetailPage
      kind="meditation"
      title={sample.title}
      over={["Meditation", "Sample"]}
      description={sample.description}
      facts={[{ icon: Clock, name: "Duration", value: `${sample.minutes} min` }]}
      picture={picture}
      notice={<SampleNotice kind="meditation" entry={sample.entry} />}
    >
      <div className="grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-2">
        <Section heading="How to meditate">
          <NumberedSteps steps={howToMeditate.map((text) => ({ text }))} kind="meditation" />
        </Section>
        <SampleTabs kind="meditation" tabs={tabs} />
      </div>
    </DetailPage>
  );
}
