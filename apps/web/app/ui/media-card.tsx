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
  description?: string;
  facts?: readonly Fact[];
  heart?: ReactNode;
  footer?: ReactNode;
  headingLevel?: 2 | 3 | 4;
};

/** The title's link covers the whole card; the heart and the footer stay above it. */
export function MediaCard({
  title,
  picture,
  tone,
  to,
  description,
  facts = [],
  heart,
  footer,
  headingLevel = 3,
}: MediaCardProps) {
  const Heading = `h${headingLevel}` as const;

  return (
    <Card className="group relative flex h-full flex-col transition duration-200 ease-out has-[[data-card-link]:focus-visible]:outline-3 has-[[data-card-link]:focus-visible]:outline-offset-2 has-[[data-card-link]:focus-visible]:outline-fern-700 has-[[data-card-link]:hover]:-translate-y-0.5 has-[[data-card-link]:hover]:shadow-raised">
      <div
        className={cx(
          "relative aspect-4/3 overflow-hidden rounded-t-[calc(var(--radius-card)-1px)]",
          toneTint[tone],
        )}
      >
        {picture}
        <span aria-hidden className={cx("absolute inset-x-0 bottom-0 h-1", toneFill[tone])} />
      </div>
      {heart && <div className="absolute top-3 right-3 z-10">{heart}</div>}
      <div className="flex grow flex-col p-5">
        <Heading className="line-clamp-2 text-xl wrap-anywhere">
          {to ? (
            <Link
              data-card-link
              to={to}
              className="outline-none after:absolute after:inset-0 after:rounded-card"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {description && <p className="mt-2 line-clamp-3 text-ink-700">{description}</p>}
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
    </Card>
  );
}
