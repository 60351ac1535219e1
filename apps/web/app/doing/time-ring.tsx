interface TimeRingProps {
  /** What is left, from 0 to 1. */
  share: number;
  /** Colour and width of the whole ring, and of what is left. */
  trackStyle: string;
  lineStyle: string;
}

const radius = 46;
const length = 2 * Math.PI * radius;

/** A ring that runs down with the time. The time itself stands beside it as text. */
export function TimeRing({ share, trackStyle, lineStyle }: TimeRingProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className="size-full -rotate-90 fill-none">
      <circle cx="50" cy="50" r={radius} className={trackStyle} />
      <circle
        cx="50"
        cy="50"
        r={radius}
        strokeLinecap="round"
        strokeDasharray={`${share * length} ${length}`}
        className={lineStyle}
      />
    </svg>
  );
}
