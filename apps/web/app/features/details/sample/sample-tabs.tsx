import { useState } from "react";
import { Tabs } from "#app/ui/tabs.tsx";
import type { Tone } from "#app/ui/tone.ts";

interface SampleTabsProps {
  label: string;
  tone: Tone;
  tabs: Readonly<Record<string, readonly string[]>>;
}

export function SampleTabs({ label, tone, tabs }: SampleTabsProps) {
  const [tab, setTab] = useState("tab-1");

  return (
    <Tabs
      label={label}
      tone={tone}
      value={tab}
      onValueChange={setTab}
      // The names have spaces in them, which the ids that join a tab to its lines may not have.
      tabs={Object.entries(tabs).map(([label, lines], index) => ({
        value: `tab-${index + 1}`,
        label,
        content: <Lines lines={lines} />,
      }))}
    />
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid max-w-measure divide-y divide-line text-ink-900 text-lg">
      {lines.map((line) => (
        <li key={line} className="py-4 first:pt-0">
          {line}
        </li>
      ))}
    </ul>
  );
}
