/** The section of the landing page that the navigation item "Explore" links to. */
export const exploreSectionId = "explore-section";

export function scrollToExploreSection(): void {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(exploreSectionId)?.scrollIntoView({ behavior: isStill ? "auto" : "smooth" });
}
