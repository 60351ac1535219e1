import type { ItemKind } from "@fernwell/domain/item-kind";
import { useState } from "react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { Tabs } from "#app/ui/tabs.tsx";

interface SampleTabsProps {
  kind: ItemKind;
  tabs: Readonly<Record<string, readonly string[]>>;
}

export function SampleTabs({ kind, tabs }: SampleTabsProps) {
  const { tone, singular } = itemKindTable[kind];
  const [tab, setTab] = useState("tab-1");

  return (
    <Tabs
      label={`About this ${singular}`}
      tone={tone}
      value={tab}
      onValueChange={setTab}
      // The names contain spaces, which the ids that connect a tab to its panel must not.
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
