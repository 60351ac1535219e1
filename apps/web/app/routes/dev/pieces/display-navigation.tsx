import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { Bike, Leaf, MoonStar, Salad } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { itemKindTable } from "#app/items/item-kind.ts";
import { recommendationLinks } from "#app/items/item-links.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { ToggleTabs } from "#app/ui/toggle-tabs.tsx";
import { Piece, Specimen } from "./specimen.tsx";

const manyDays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
  "Every other day",
];

export function TabsPiece() {
  const [part, setPart] = useState("meals");
  const [day, setDay] = useState("Monday");

  return (
    <Piece name="tabs" title="Tabs">
      <Specimen caption="With icons, a tone and one that is not available">
        <Tabs
          label="Parts of the plan"
          tone="clay"
          value={part}
          onValueChange={setPart}
          tabs={[
            { value: "meals", label: "Meals", icon: Salad, content: <p>Seven dinners, planned.</p> },
            { value: "exercises", label: "Exercises", icon: Bike, content: <p>Three gentle sessions.</p> },
            { value: "coaches", label: "Coaches", icon: Leaf, disabled: true, content: null },
            {
              value: "meditations",
              label: "Meditations",
              icon: MoonStar,
              content: <p>Ten quiet minutes.</p>,
            },
          ]}
        />
      </Specimen>
      <Specimen caption="Many: they scroll on a narrow screen">
        <Tabs
          label="Days"
          value={day}
          onValueChange={setDay}
          tabs={manyDays.map((name) => ({ value: name, label: name, content: <p>{name} is still free.</p> }))}
        />
      </Specimen>
    </Piece>
  );
}

export function LinkTabsPiece() {
  return (
    <Piece name="link-tabs" title="Link tabs">
      <LinkTabs
        label="Like pages"
        tabs={[
          { to: "/__ui", label: "Pieces", icon: Leaf, tone: "fern" },
          ...recommendationLinks.slice(0, 3),
        ]}
      />
    </Piece>
  );
}

export function ToggleTabsPiece() {
  const [part, setPart] = useState<ItemKind | null>(null);

  return (
    <Piece name="toggle-tabs" title="Toggle tabs">
      <ToggleTabs
        label="Show only"
        value={part}
        onValueChange={setPart}
        tabs={itemKinds.map((value) => {
          const { pluralHeading: label, icon, tone } = itemKindTable[value];
          return { value, label, icon, tone };
        })}
      />
      <output className="block text-ink-700">{part ? `Showing: ${part}` : "Showing: everything"}</output>
    </Piece>
  );
}

const answers = [
  { value: "soup", title: "How long does a soup keep?", content: <p>Three days in the fridge, closed.</p> },
  {
    value: "long",
    title:
      "What if the question is so long that it needs two lines on a phone, and perhaps even three of them?",
    content: (
      <p>Then the chevron stays where it is, beside the last word, and the answer keeps its measure.</p>
    ),
  },
  { value: "walk", title: "Does a walk count?", content: <p>Every walk counts.</p> },
];

export function AccordionPiece() {
  return (
    <Piece name="accordion" title="Accordion">
      <Specimen caption="First entry open, every entry can be closed">
        <div data-sample="collapsible">
          <Accordion items={answers} defaultValue="soup" />
        </div>
      </Specimen>
      <Specimen caption="One entry always stays open">
        <div data-sample="always-open">
          <Accordion items={answers} defaultValue="walk" collapsible={false} headingLevel={4} />
        </div>
      </Specimen>
      <Specimen caption="Sections on cards, with icons and a line each">
        <Accordion
          layout="cards"
          items={[
            {
              value: "kitchen",
              title: "Kitchen",
              detail: "Knives, pans and what stands on the sill",
              icon: Salad,
              content: <p>Everything is within reach.</p>,
            },
            { value: "garden", title: "Garden", icon: Bike, content: <p>The gate is open.</p> },
          ]}
        />
      </Specimen>
    </Piece>
  );
}

export function PaginationPiece() {
  const [search] = useSearchParams();
  const page = Number(search.get("page") ?? 1);

  return (
    <Piece name="pagination" title="Pagination">
      <Specimen caption="37 pages, in blocks of ten">
        <Pagination label="Many pages" page={page} pageCount={37} hrefFor={(page) => `?page=${page}`} />
      </Specimen>
      <Specimen caption="Few pages">
        <Pagination label="Few pages" page={2} pageCount={3} hrefFor={(page) => `?page=${page}`} />
      </Specimen>
    </Piece>
  );
}
