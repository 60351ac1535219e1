import type { ComponentProps } from "react";
import { TileGroup } from "#app/ui/tile-group.tsx";

type NumberTilesProps = Omit<ComponentProps<typeof TileGroup>, "choices" | "value" | "onValueChange"> & {
  range: { readonly min: number; readonly max: number };
  value: number | null;
  onValueChange: (value: number) => void;
};

export function NumberTiles({ range: { min, max }, value, onValueChange, ...tiles }: NumberTilesProps) {
  const choices = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));

  return (
    <TileGroup
      {...tiles}
      choices={choices.map((number) => ({ value: number, label: number }))}
      value={value === null ? null : String(value)}
      onValueChange={(number) => onValueChange(Number(number))}
    />
  );
}
