import { paths } from "@fernwell/contract/paths";
import { BackButton } from "#app/page/back-button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { LegalBlock, LegalDocument, LegalSection } from "./legal-document.ts";

interface LegalPageProps {
  document: LegalDocument;
  /** Explains the text without being part of it. */
  appendix?: readonly LegalSection[];
}

/** A legal text with its table of contents, beside it on a large screen and above it on a small one. */
export function LegalPage({ document, appendix = [] }: LegalPageProps) {
  const { title, lastUpdated, intro } = document;
  const sections = [...document.sections, ...appendix];

  return (
    <div className="mx-auto max-w-304 px-5 pt-6 pb-16 sm:px-8 lg:pt-10 lg:pb-28">
      <BackButton otherwise={paths.landing} />
      <div className="mt-6 grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:gap-y-14">
        <header className="max-w-measure lg:col-start-2">
          <h1 className="text-5xl">{title}</h1>
          <p className="mt-4 text-ink-500">Last updated: {lastUpdated}</p>
          <div className="mt-6 grid gap-4 text-ink-700 text-lg">
            {intro.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </header>
        <Contents sections={sections} />
        <div className="grid max-w-measure gap-12 lg:col-start-2">
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="scroll-mt-24 text-2xl">
                {heading}
              </h2>
              <div className="mt-4 grid gap-4 text-ink-700">
                {blocks.map((block) => (
                  <Block key={keyOf(block)} block={block} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Contents({ sections }: Pick<LegalDocument, "sections">) {
  return (
    <nav
      aria-label="Contents"
      className="rounded-card border border-line bg-card p-5 lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:p-4"
    >
      <p className="px-2 font-semibold text-ink-900">On this page</p>
      <ol className="mt-2 grid sm:grid-cols-2 lg:grid-cols-1">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-8 items-center rounded-control px-2 py-1 text-ink-700 leading-snug underline-offset-4 hover:text-fern-700 hover:underline pointer-coarse:min-h-11"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  if (block.kind === "link")
    return (
      <p>
        <TextLink to={block.to} reloadDocument={block.isFile}>
          {block.text}
        </TextLink>
      </p>
    );
  return (
    <ul className="grid list-disc gap-2 pl-5 marker:text-fern-700">
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function keyOf(block: LegalBlock): string {
  return block.kind === "list" ? block.items.join() : block.text;
}
