import { itemKinds } from "@fernwell/domain/item-kind";
import { Menu, Search } from "lucide-react";
import type { ReactNode } from "react";
import { TodayStripOutline } from "#app/features/plans/week/today-strip-outline.tsx";
import { DetailOutline } from "#app/items/detail-outline.tsx";
import { gridStyle } from "#app/items/grid-style.ts";
import { itemKindTable } from "#app/items/item-kind.ts";
import type { OutlineName } from "#app/lib/outline-pages.ts";
import { Logo } from "#app/page/logo.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { SkeletonCard } from "#app/ui/skeleton-card.tsx";
import { BarFace, barLinks, barMore } from "./bottom-bar.tsx";
import { barFrame, barItem, barItems } from "./bottom-bar-style.ts";
import { StartingPage } from "./starting-page.tsx";
import "./shells.css";

/**
 * What the fallback page shows before any script runs: the frame of the page at its address, with skeletons of the size of
 * what will stand there. Only the build renders them; `scripts/start-app.ts` says which one is shown, and shells.css shows it.
 */
export function Outlines() {
  return (
    <>
      <main className="sr-only">
        <p role="status">Loading</p>
      </main>
      <Outline name="home">
        <AppFrameOutline isExploring>
          <div className="mx-auto w-full max-w-328 px-5 py-10 sm:px-8 lg:py-14">
            <h1 className="text-4xl">Recommendations For You!</h1>
            <div className="mt-3 grid h-14 max-w-measure content-evenly sm:h-7">
              <Skeleton className="h-4 w-full sm:w-4/5" />
              <Skeleton className="h-4 w-3/5 sm:hidden" />
            </div>
            <div className="mt-8">
              <TodayStripOutline />
            </div>
            <div className="mt-12 grid gap-16 lg:gap-20">
              <SectionOutline title="Explore Meals" />
              <SectionOutline title="Explore Exercises" />
            </div>
          </div>
        </AppFrameOutline>
      </Outline>
      <Outline name="cards">
        <AppFrameOutline isExploring>
          <div className="mx-auto w-full max-w-328 px-5 py-8 sm:px-8 lg:py-12">
            <Heading />
            <div className="mt-6 mb-8 flex h-11 gap-1.5 sm:gap-2">
              {["w-16", "w-22", "w-26", "w-20"].map((width) => (
                <Skeleton key={width} className={`h-11 ${width} rounded-full sm:w-32`} />
              ))}
            </div>
            <Skeleton className="mb-6 h-12 w-28" />
            <div className={gridStyle}>
              {["a", "b", "c", "d", "e", "f", "g", "h"].map((card) => (
                <SkeletonCard key={card} isRowOnPhone />
              ))}
            </div>
          </div>
        </AppFrameOutline>
      </Outline>
      <Outline name="app">
        <AppFrameOutline>
          <div className="mx-auto grid w-full max-w-328 gap-8 px-5 py-8 sm:px-8 lg:py-12">
            <Heading />
            <Skeleton className="h-40 w-full rounded-card" />
            <Skeleton className="h-40 w-full rounded-card" />
          </div>
        </AppFrameOutline>
      </Outline>
      {itemKinds.map((kind) => (
        <Outline key={kind} name={kind}>
          <TopBarOutline />
          <DetailOutline tone={itemKindTable[kind].tone} />
          <BottomBarOutline />
        </Outline>
      ))}
      <Outline name="form">
        <FormOutline />
      </Outline>
      <div className="outline-unknown">
        <StartingPage />
      </div>
    </>
  );
}

function Outline({ name, children }: { name: OutlineName; children: ReactNode }) {
  return (
    <div aria-hidden inert className={`outline-page outline-page-${name}`}>
      {children}
    </div>
  );
}

/** On a large screen the sidebar is open at first. */
function AppFrameOutline({ isExploring = false, children }: { isExploring?: boolean; children: ReactNode }) {
  return (
    <>
      <div className="fixed inset-y-0 left-0 z-30 flex w-72 flex-col border-line border-r bg-card max-lg:hidden">
        <div className="flex h-18 shrink-0 items-center pl-6">
          <Logo />
        </div>
        <div className="grid gap-6 px-6 py-5">
          {["w-20", "w-24", "w-32", "w-22", "w-28"].map((width) => (
            <Skeleton key={width} className={`h-5 ${width}`} />
          ))}
        </div>
      </div>
      <div className="overflow-x-clip lg:pl-72">
        <TopBarOutline isBesideSidebar />
        {children}
      </div>
      <BottomBarOutline isExploring={isExploring} />
    </>
  );
}

function BottomBarOutline({ isExploring = false }: { isExploring?: boolean }) {
  return (
    <div data-bottom-bar className={barFrame}>
      <div className={barItems}>
        {[...barLinks, barMore].map(({ label, icon }) => (
          <span
            key={label}
            className={barItem}
            {...(isExploring && label === "Explore" ? { "aria-current": "true" } : {})}
          >
            <BarFace label={label} icon={icon} />
          </span>
        ))}
      </div>
    </div>
  );
}

function TopBarOutline({ isBesideSidebar = false }: { isBesideSidebar?: boolean }) {
  return (
    <div className="sticky top-0 z-20 border-line border-b bg-paper/90">
      <div className="flex h-18 items-center gap-3 px-5 sm:px-8">
        <span className={isBesideSidebar ? "lg:hidden" : ""}>
          <Logo />
        </span>
        <span className="absolute inset-x-0 mx-auto h-11 w-full max-w-120 rounded-control border border-line bg-card max-lg:hidden" />
        <span className="ml-auto grid size-11 place-items-center lg:hidden">
          <Search className="size-6 text-ink-900" />
        </span>
        <span
          className={`grid size-11 place-items-center lg:-order-1 lg:mr-0 lg:-ml-3 ${isBesideSidebar ? "lg:hidden" : ""}`}
        >
          <Menu className="size-6 text-ink-900" />
        </span>
      </div>
    </div>
  );
}

function Heading() {
  return (
    <div className="flex h-[1.1em] items-center text-4xl">
      <Skeleton className="h-[0.8em] w-64" />
    </div>
  );
}

function SectionOutline({ title }: { title: string }) {
  return (
    <div>
      <div className="flex min-h-11 items-center gap-4 sm:min-h-12">
        <Skeleton shape="circle" className="size-12 max-sm:hidden" />
        <h2 className="text-2xl">{title}</h2>
      </div>
      <div className="mt-5 grid gap-4 md:grid-cols-3 md:gap-6 xl:grid-cols-4">
        <SkeletonCard isRowOnPhone />
        <SkeletonCard isRowOnPhone />
        <SkeletonCard isRowOnPhone />
        <div className="max-xl:hidden">
          <SkeletonCard />
        </div>
      </div>
    </div>
  );
}

/** The picture is decorative, so its place is all that has to be there. */
function FormOutline() {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_auto_1fr] gap-x-4 px-5 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)] lg:grid-rows-[auto_1fr] lg:py-4 lg:pr-4 lg:pl-12">
      <div className="flex h-18 items-center">
        <Logo />
      </div>
      <div className="h-36 rounded-card bg-fern-50 sm:h-72 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-[calc(100dvh-2rem)]" />
      <div className="mx-auto grid w-full max-w-120 content-start gap-8 py-10 lg:content-center">
        <div>
          <Heading />
          <Skeleton className="mt-4 h-5 w-72" />
        </div>
        <div className="grid gap-5">
          {["one", "two"].map((field) => (
            <div key={field} className="grid gap-2">
              <Skeleton className="h-6.5 w-24" />
              <Skeleton className="h-12 w-full" />
            </div>
          ))}
          <Skeleton className="h-14 w-full" />
        </div>
      </div>
    </div>
  );
}
