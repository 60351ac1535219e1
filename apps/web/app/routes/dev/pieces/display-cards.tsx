import { Clock, Flame, MoveRight, Trash2 } from "lucide-react";
import { useState } from "react";
import { Card } from "#app/ui/card.tsx";
import { HeartButton } from "#app/ui/heart-button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { MediaCard } from "#app/ui/media-card.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { SkeletonCard } from "#app/ui/skeleton-card.tsx";
import { sampleBowl, samplePlaceholder } from "./sample-picture.ts";
import { Piece } from "./specimen.tsx";

const longTitle =
  "Roast squash with a very long name that goes on past the second line of any card, and then further still";

export function CardPiece() {
  return (
    <Piece name="card" title="Card">
      <Card className="max-w-96 p-6">
        <h3 className="text-xl">A quiet surface</h3>
        <p className="mt-2 text-ink-700">Corners of 20 px, one line around it, no shadow at rest.</p>
      </Card>
    </Piece>
  );
}

export function MediaCardPiece() {
  const [isLiked, setIsLiked] = useState(false);

  return (
    <Piece name="media-card" title="Media card">
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        <MediaCard
          to="/__ui?card=barley"
          tone="clay"
          title="Barley and mushroom bowl"
          picture={<SamplePicture index={0} />}
          facts={[
            { icon: Clock, text: "25 min" },
            { icon: Flame, text: "480 kcal" },
          ]}
          corner={
            <HeartButton
              label="Favourite: Barley and mushroom bowl"
              isFull={isLiked}
              onClick={() => setIsLiked(!isLiked)}
            />
          }
        />
        <MediaCard
          to="/__ui?card=squash"
          tone="dusk"
          title={longTitle}
          picture={<SamplePicture index={2} />}
          description="Slow roasted until the edges darken, then dressed with lemon, thyme and a spoon of good yoghurt, and served warm with bread for everyone at the table."
        />
        <MediaCard
          tone="lake"
          title="Without a link"
          picture={<SamplePicture index={1} />}
          description="The footer carries the step instead."
          footer={
            <button
              type="button"
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-lake-700"
            >
              Read more <MoveRight aria-hidden className="size-4.5" />
            </button>
          }
        />
        <SkeletonCard />
        <MediaCard
          to="/__ui?card=row"
          tone="clay"
          title="Beside its picture on a phone"
          picture={<SamplePicture index={3} />}
          note={<p className="text-clay-700 text-sm">Why it is here</p>}
          facts={[{ icon: Clock, text: "25 min" }]}
          corner={
            <HeartButton label="Remove: Beside its picture" isFull isToggle={false} onClick={() => {}} />
          }
          isRowOnPhone
        />
        <SkeletonCard isRowOnPhone />
        <MediaCard
          to="/__ui?card=plan"
          tone="clay"
          title="Easy weeknights"
          picture={<SamplePicture index={1} />}
          facts={[{ icon: Flame, text: "4 meals" }]}
          corner={<IconButton variant="raised" label="Delete plan: Easy weeknights" icon={Trash2} />}
          isRowOnPhone
        />
      </div>
    </Piece>
  );
}

export function SkeletonPiece() {
  return (
    <Piece name="skeleton" title="Skeleton">
      <div className="flex max-w-136 items-center gap-4">
        <Skeleton shape="circle" />
        <Skeleton shape="text" lines={3} className="grow" />
      </div>
      <Skeleton className="h-24 max-w-136" />
    </Piece>
  );
}

function SamplePicture({ index }: { index: number }) {
  return (
    <Picture
      alt="A bowl seen from above"
      width={800}
      height={600}
      widths={[800]}
      sizes="(width > 768px) 25vw, 100vw"
      srcFor={() => sampleBowl(index)}
      placeholder={samplePlaceholder}
      className="size-full"
    />
  );
}
