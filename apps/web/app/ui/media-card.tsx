import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "./card.tsx";
import { cx } from "./cx.ts";
import { type Tone, toneFill, toneText, toneTint } from "./tone.ts";

type Fact = { icon?: LucideIcon; text: string };

type MediaCardProps = {
  title: string;
  picture: ReactNode;
  tone: Tone;
  to?: string;
  /** Navigation state for the linked page. */
  state?: unknown;
  description?: string;
  /** Shown between the text and the facts, such as why the card is recommended. */
  note?: ReactNode;
  facts?: readonly Fact[];
  /** A control above the corner of the picture, such as a heart. */
  corner?: ReactNode;
  footer?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Puts the picture beside the text on a phone, where cards are stacked. */
  isRowOnPhone?: boolean;
};

/** The title's link covers the whole card; the corner and the footer stay above it. */
export function MediaCard({
  title,
  picture,
  tone,
  to,
  state,
  description,
  note,
  facts = [],
  corner,
  footer,
  headingLevel = 3,
  isRowOnPhone = false,
}: MediaCardProps) {
  const Heading = `h${headingLevel}` as const;

  return (
    <Card
      className={cx(
        "group relative flex h-full flex-col transition duration-200 ease-out has-[[data-card-link]:focus-visible]:outline-3 has-[[data-card-link]:focus-visible]:outline-offset-2 has-[[data-card-link]:focus-visible]:outline-fern-700 has-[[data-card-link]:hover]:-translate-y-0.5 has-[[data-card-link]:hover]:shadow-raised",
        isRowOnPhone && "max-md:flex-row",
      )}
    >
      <div className={cx(pictureStyle, toneTint[tone], isRowOnPhone && pictureInRow)}>
        {picture}
        <span
          aria-hidden
          className={cx(
            "absolute inset-x-0 bottom-0 h-1",
            toneFill[tone],
            isRowOnPhone && "max-md:inset-y-0 max-md:left-auto max-md:h-auto max-md:w-1",
          )}
        />
      </div>
      <div className={cx("flex min-w-0 grow flex-col p-5", isRowOnPhone && "max-md:p-4")}>
        <Heading className={cx("line-clamp-3 text-xl wrap-anywhere", isRowOnPhone && "max-md:text-lg")}>
          {to ? (
            <Link
              data-card-link
              to={to}
              state={state}
              className="outline-none after:absolute after:inset-0 after:rounded-card"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {description && <p className="mt-2 line-clamp-3 text-ink-700">{description}</p>}
        {note && <div className="mt-2.5 empty:hidden">{note}</div>}
        {facts.length > 0 && (
          <ul className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-4 text-sm text-ink-500">
            {facts.map(({ icon: Icon, text }) => (
              <li key={text} className="flex items-center gap-1.5">
                {Icon && <Icon aria-hidden className={cx("size-4 shrink-0", toneText[tone])} />}
                {text}
              </li>
            ))}
          </ul>
        )}
        {footer && <div className={cx("relative z-10 pt-5", facts.length === 0 && "mt-auto")}>{footer}</div>}
      </div>
      {corner && (
        <div
          className={cx(
            "absolute top-3 right-3 z-10",
            isRowOnPhone && "max-md:top-2 max-md:right-auto max-md:left-2",
          )}
        >
          {corner}
        </div>
      )}
    </Card>
  );
}

const pictureStyle = "relative aspect-4/3 overflow-hidden rounded-t-[calc(var(--radius-card)-1px)]";
const pictureInRow =
  "max-md:aspect-auto max-md:w-2/5 max-md:shrink-0 max-md:rounded-l-[calc(var(--radius-card)-1px)] max-md:rounded-tr-none";
