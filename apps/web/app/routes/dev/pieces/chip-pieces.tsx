import { useState } from "react";
import { ChipGroup, SingleChipGroup } from "#app/ui/chip-group.tsx";
import { TileGroup } from "#app/ui/tile-group.tsx";
import { Piece, Specimen, Specimens } from "./specimen.tsx";

const foods = (
  "Almonds, Apples, Aubergine, Barley, Beetroot, Black beans, Broccoli, Brown rice, Butternut squash, Cabbage, " +
  "Carrots, Cauliflower, Chickpeas, Courgettes, Eggs, Fennel, Feta, Garlic, Ginger, Kale, Leeks, Lentils, Mushrooms, " +
  "Oats, Olives, Peas, Potatoes, Quinoa, Salmon, Slow-roasted tomatoes with thyme from the windowsill"
)
  .split(", ")
  .map((label) => ({ value: label, label, disabled: label === "Feta" }));

const meals = [
  { value: "breakfast", label: "Breakfast" },
  { value: "lunch", label: "Lunch" },
  { value: "dinner", label: "Dinner" },
  { value: "snacks", label: "Snacks" },
] as const;

const days = ["1", "2", "3", "4", "5", "6", "7"].map((value) => ({ value, label: value }));
const hours = ["10am", "11am", "12pm", "1pm", "2pm", "3pm", "4pm", "5pm"].map((value) => ({
  value,
  label: value,
  disabled: value === "5pm",
}));

type Meal = (typeof meals)[number]["value"];

export function ChipPieces() {
  const [liked, setLiked] = useState<string[]>(["Apples", "Kale"]);
  const [chosen, setChosen] = useState<Meal[]>([]);
  const [perWeek, setPerWeek] = useState<string | null>(null);
  const [walks, setWalks] = useState<string | null>(null);
  const [hour, setHour] = useState<string | null>("1pm");

  return (
    <>
      <Piece name="chip-group" title="Chips">
        <div className="grid gap-10">
          <Specimen caption="Works: thirty, any number of them">
            <ChipGroup
              label="What do you like to cook with?"
              hint="Choose as many as you like."
              tone="clay"
              choices={foods}
              value={liked}
              onValueChange={setLiked}
            />
          </Specimen>
          <Specimen caption="Works: any number, none chosen yet">
            <ChipGroup
              label="Which meals should we plan?"
              choices={meals}
              value={chosen}
              onValueChange={setChosen}
              error={chosen.length === 0 ? "Select at least one meal type." : undefined}
            />
          </Specimen>
          <Specimen caption="Works: exactly one">
            <SingleChipGroup
              label="How many days a week?"
              tone="lake"
              choices={days}
              value={perWeek}
              onValueChange={setPerWeek}
            />
          </Specimen>
          <Specimen caption="The other colours">
            <div className="grid gap-6 md:grid-cols-2">
              {(["dusk", "sun"] as const).map((tone) => (
                <ChipGroup
                  key={tone}
                  label={`In ${tone}`}
                  tone={tone}
                  choices={meals}
                  value={["breakfast", "dinner"]}
                  onValueChange={() => {}}
                />
              ))}
            </div>
          </Specimen>
          <Specimen caption="Disabled">
            <ChipGroup
              label="Kept for you"
              choices={meals}
              value={["lunch"]}
              onValueChange={() => {}}
              disabled
            />
          </Specimen>
        </div>
      </Piece>

      <Piece name="tile-group" title="Tiles">
        <Specimens>
          <Specimen caption="Works: nothing chosen yet">
            <TileGroup
              label="How many days do you walk?"
              tone="lake"
              columns="seven"
              choices={days}
              value={walks}
              onValueChange={setWalks}
              error={walks === null ? "Please select how many days you walk." : undefined}
            />
          </Specimen>
          <Specimen caption="Works: one not to be had">
            <TileGroup
              label="When do you cook?"
              hint="On an ordinary day."
              tone="clay"
              columns="five-then-seven"
              choices={hours}
              value={hour}
              onValueChange={setHour}
            />
          </Specimen>
          <Specimen caption="Disabled">
            <TileGroup
              label="Rooms"
              columns="five"
              choices={days}
              value="3"
              onValueChange={() => {}}
              disabled
            />
          </Specimen>
        </Specimens>
      </Piece>
    </>
  );
}
