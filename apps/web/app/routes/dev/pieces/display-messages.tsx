import { useState } from "react";
import { Avatar } from "#app/ui/avatar.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Table } from "#app/ui/table.tsx";
import { sampleBowl, samplePlaceholder } from "./sample-picture.ts";
import { Piece, Specimen } from "./specimen.tsx";

export function BannerPiece() {
  const [isShown, setIsShown] = useState(true);

  return (
    <Piece name="banner" title="Banner">
      <div className="space-y-4">
        <Banner title="Two meals were left out">They contain something you told us you cannot eat.</Banner>
        <Banner kind="success" title="Your plan is saved" />
        <Banner
          kind="warning"
          title="Your trial ends on Friday"
          action={
            <Button variant="secondary" size="small">
              See the plans
            </Button>
          }
        >
          After that the plan you chose begins, unless you cancel first.
        </Banner>
        {isShown && (
          <Banner kind="error" title="The list did not arrive" onDismiss={() => setIsShown(false)}>
            Check your connection and try again. Whatever you typed is still here, and nothing was lost on the
            way.
          </Banner>
        )}
      </div>
    </Piece>
  );
}

export function EmptyStatePiece() {
  return (
    <Piece name="empty-state" title="Empty state">
      <div className="grid gap-6 sm:grid-cols-2">
        <EmptyState
          motif="bowl"
          tone="clay"
          sentence="No favorites yet."
          nextStep="Tap the heart on a meal and it will wait for you here."
          action={<Button>Find a meal</Button>}
        />
        <EmptyState tone="dusk" sentence="No Data to show" />
      </div>
    </Piece>
  );
}

type Nutrient = { name: string; perServing: string; perHundredGrams: string; share: string; source: string };

const nutrients: Nutrient[] = [
  { name: "Energy", perServing: "482 kcal", perHundredGrams: "121 kcal", share: "24 %", source: "Measured" },
  { name: "Protein", perServing: "21.4 g", perHundredGrams: "5.4 g", share: "43 %", source: "Derived" },
  {
    name: "Fibre",
    perServing: "9.8 g",
    perHundredGrams: "2.5 g",
    share: "33 %",
    source: "Derived from the pulses",
  },
];

const nutrientColumns = [
  { header: "Nutrient", cell: (row: Nutrient) => row.name },
  { header: "Per serving", cell: (row: Nutrient) => row.perServing, numeric: true },
  { header: "Per 100 g", cell: (row: Nutrient) => row.perHundredGrams, numeric: true },
  { header: "Share of a day", cell: (row: Nutrient) => row.share, numeric: true },
  { header: "Where it comes from", cell: (row: Nutrient) => row.source },
];

export function TablePiece() {
  const rowKey = (row: Nutrient) => row.name;

  return (
    <Piece name="table" title="Table">
      <Table caption="Nutrition of one serving" columns={nutrientColumns} rows={nutrients} rowKey={rowKey} />
      <Table
        caption="Nothing measured"
        columns={nutrientColumns}
        rows={[]}
        rowKey={rowKey}
        empty="No figures for this meal."
      />
    </Piece>
  );
}

export function AvatarPiece() {
  return (
    <Piece name="avatar" title="Avatar">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name="Maia Ngata" size="sm" />
        <Avatar name="Ruth Okafor" />
        <Avatar name="Tomás de la Cruz" />
        <Avatar name="Ines" size="lg" />
        <Avatar name="Wiremu Parata" size="xl" />
      </div>
    </Piece>
  );
}

export function PicturePiece() {
  return (
    <Piece name="picture" title="Picture">
      <div className="grid gap-6 sm:grid-cols-3">
        <Specimen caption="Loaded">
          <Picture {...shape} alt="A bowl of lentils" srcFor={() => sampleBowl(0)} loading="eager" />
        </Specimen>
        <Specimen caption="Loading, then failed: the placeholder, then the description">
          <Picture
            {...shape}
            alt="A plate that is late"
            srcFor={(width, format) => `/late-${width}.${format}`}
            placeholder={samplePlaceholder}
          />
        </Specimen>
        <Specimen caption="Lost">
          <Picture
            {...shape}
            alt="Roast squash with thyme on a linen cloth, seen from above"
            srcFor={(width, format) => `/lost-${width}.${format}`}
          />
        </Specimen>
      </div>
    </Piece>
  );
}

const shape = {
  width: 800,
  height: 600,
  widths: [400, 800, 1200],
  sizes: "(width >= 640px) 33vw, 100vw",
  className: "rounded-card",
};
