import "./garden-view.css";
import { GardenLandscape } from "./garden-landscape.tsx";
import { GardenSill } from "./garden-sill.tsx";

/** The view from the kitchen window. It tells nothing that a reader would miss. */
export function GardenView({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 800 1000"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`garden-view ${className}`}
    >
      <GardenLandscape />
      <GardenSill />
    </svg>
  );
}
