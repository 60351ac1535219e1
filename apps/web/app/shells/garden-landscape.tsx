/** Sky, hills, a lake and its near bank, from far to near. */
export function GardenLandscape() {
  return (
    <>
      <Sky />
      <Hills />
      <Lake />
      <Bank />
    </>
  );
}

function Sky() {
  return (
    <>
      <defs>
        <linearGradient id="garden-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-high)" />
          <stop offset="0.55" stopColor="var(--sky-low)" />
        </linearGradient>
        <linearGradient id="garden-mist" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--mist)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--mist)" stopOpacity="0.8" />
        </linearGradient>
      </defs>
      <rect width="800" height="1000" fill="url(#garden-sky)" />
      <g fill="var(--star)">
        {stars.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <circle cx="520" cy="330" r="158" fill="var(--halo)" opacity="0.28" />
      <circle cx="520" cy="330" r="108" fill="var(--halo)" opacity="0.45" />
      <circle cx="520" cy="330" r="66" fill="var(--light)" />
      <g fill="var(--cloud)">
        <path d="M150 152c10-26 42-30 58-12c14-22 52-20 58 8c22-4 38 8 38 22H122c2-12 14-20 28-18z" />
        <path d="M640 126c8-20 32-24 46-10c12-16 40-14 46 8c16-2 28 6 28 16H616c2-10 12-16 24-14z" />
      </g>
      <g fill="none" stroke="var(--hill-mid)" strokeWidth="3.5" strokeLinecap="round">
        <path d="M330 226q13-13 25 0q12-13 25 0" />
        <path d="M396 196q9-9 17 0q8-9 17 0" />
      </g>
    </>
  );
}

const stars = [
  [84, 96, 2.4],
  [150, 188, 1.6],
  [236, 70, 2],
  [322, 142, 1.4],
  [404, 58, 2.4],
  [486, 128, 1.6],
  [612, 84, 1.8],
  [704, 158, 2.4],
  [748, 60, 1.4],
  [290, 296, 1.6],
  [372, 250, 1.4],
  [720, 286, 1.6],
] as const;

function Hills() {
  return (
    <>
      <path
        fill="var(--ridge)"
        d="M0 462C60 440 104 402 160 412C220 422 262 470 330 458C398 446 420 388 486 384C566 380 606 446 676 438C728 432 768 408 800 396V660H0Z"
      />
      <path
        fill="var(--hill-far)"
        d="M0 528C92 470 190 476 268 514C352 556 438 534 520 496C606 456 706 474 800 512V690H0Z"
      />
      <rect y="480" width="800" height="116" fill="url(#garden-mist)" opacity="0.6" />
      <path
        fill="var(--hill-mid)"
        d="M0 580C96 556 176 532 262 552C330 568 372 600 440 606C552 614 660 548 800 560V720H0Z"
      />
      <g fill="none" stroke="var(--hill-far)" strokeWidth="5" strokeLinecap="round" opacity="0.55">
        <path d="M40 590C110 566 180 556 250 574" />
        <path d="M20 612C110 586 196 580 290 598" />
        <path d="M584 596C650 572 720 570 790 580" />
      </g>
      <g fill="var(--hill-near)">
        {poplars.map(([x, y, height]) => (
          <path key={x} d={poplar(x, y, height)} />
        ))}
      </g>
    </>
  );
}

const poplars = [
  [612, 588, 74],
  [640, 580, 112],
  [670, 574, 140],
  [700, 570, 96],
  [724, 570, 66],
] as const;

function poplar(x: number, y: number, height: number): string {
  const half = height * 0.17;
  const top = y - height;
  return `M${x} ${top}C${x + half * 1.5} ${y - height * 0.55} ${x + half * 1.3} ${y} ${x} ${y}C${x - half * 1.3} ${y} ${x - half * 1.5} ${y - height * 0.55} ${x} ${top}Z`;
}

function Lake() {
  return (
    <>
      <path fill="var(--water)" d="M0 622C160 600 330 628 470 622C600 616 700 594 800 604V800H0Z" />
      <g stroke="var(--glint)" strokeWidth="5" strokeLinecap="round" opacity="0.9">
        <path d="M476 642H566" />
        <path d="M496 662H586" />
        <path d="M462 682H536" />
        <path d="M512 704H574" />
        <path d="M486 726H530" />
      </g>
      <g stroke="var(--glint)" strokeWidth="3" strokeLinecap="round" opacity="0.45">
        <path d="M56 654H138" />
        <path d="M262 666H326" />
        <path d="M654 654H724" />
        <path d="M690 682H738" />
      </g>
    </>
  );
}

function Bank() {
  return (
    <>
      <path
        fill="var(--hill-near)"
        d="M0 708C92 676 184 690 272 728C348 760 430 770 520 752C628 730 722 700 800 712V1000H0Z"
      />
      <path fill="var(--bank)" d="M0 800C120 768 250 782 360 812C480 844 640 812 800 778V1000H0Z" />
      <g strokeWidth="3" strokeLinecap="round" stroke="var(--leaf-dark)">
        {flowers.map(([x, y, height, colour]) => (
          <g key={x}>
            <path d={`M${x} ${y}q5 ${-height / 2} 0 ${-height}`} fill="none" />
            <circle cx={x} cy={y - height} r="8" fill={colour} stroke="none" />
            <circle cx={x + 6} cy={y - height + 15} r="5" fill={colour} stroke="none" />
            <circle cx={x - 5} cy={y - height + 20} r="4" fill={colour} stroke="none" />
          </g>
        ))}
      </g>
    </>
  );
}

const flowers = [
  [408, 866, 76, "var(--flower-dusk)"],
  [432, 872, 52, "var(--flower-clay)"],
  [650, 860, 70, "var(--flower-dusk)"],
  [680, 862, 96, "var(--flower-sun)"],
  [708, 858, 60, "var(--flower-clay)"],
  [736, 858, 88, "var(--flower-dusk)"],
  [770, 856, 64, "var(--flower-sun)"],
] as const;
