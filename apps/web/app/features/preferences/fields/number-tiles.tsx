import type { ComponentProps } from "react";
import { TileGroup } from "#app/ui/tile-group.tsx";

type NumberTilesProps = Omit<ComponentProps<typeof TileGroup>, "choices" | "value" | "onValueChange"> & {
  least: number;
  most: number;
  value: number | null;
  onValueChange: (value: number) => void;
};

export function NumberTiles({ least, most, value, onValueChange, ...tiles }: NumberTilesProps) {
  const choices = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));

  return (
    <TileGroup
      {...tiles}
      choices={choices.map((number) => ({ value: number, label: number }))}
      value={value === null ? null : String(value)}
      onValueChange={(number) => onValueChange(Number(number))}
    />
  );
}
