import { Dumbbell, Leaf, Moon } from "lucide-react";
import { useState } from "react";
import { RadioGroupField } from "#app/ui/radio-group.tsx";
import { YesNoField } from "#app/ui/yes-no-group.tsx";
import { Piece, Specimen, Specimens } from "./specimen.tsx";

const goals = [
  { value: "eat", label: "Eat well", detail: "Meals that suit what you like", icon: <Leaf /> },
  { value: "move", label: "Move more", detail: "A few minutes, most days", icon: <Dumbbell /> },
  { value: "rest", label: "Rest better", detail: "Calm evenings, longer sleep", icon: <Moon /> },
] as const;

const levels = [
  { value: "new", label: "Just starting" },
  { value: "some", label: "I train now and then", detail: "Once or twice a week" },
  { value: "often", label: "I train often" },
  { value: "coach", label: "With a coach", detail: "Not part of your plan", disabled: true },
] as const;

type Goal = (typeof goals)[number]["value"];
type Level = (typeof levels)[number]["value"];

export function AnswerPieces() {
  const [goal, setGoal] = useState<Goal | null>("eat");
  const [level, setLevel] = useState<Level | null>(null);
  const [allergies, setAllergies] = useState<boolean | null>(null);
  const [equipment, setEquipment] = useState<boolean | null>(true);

  return (
    <>
      <Piece name="radio-group" title="Radio group">
        <div className="grid gap-10">
          <Specimen caption="Works: cards">
            <RadioGroupField
              label="What matters most to you?"
              hint="You can change this later."
              layout="cards"
              choices={goals}
              value={goal}
              onValueChange={setGoal}
            />
          </Specimen>
          <Specimens>
            <Specimen caption="Works: rows, one not to be had, nothing chosen yet">
              <RadioGroupField
                label="How fit are you?"
                tone="lake"
                choices={levels}
                value={level}
                onValueChange={setLevel}
                error={level === null ? "Please select your current fitness level." : undefined}
              />
            </Specimen>
            <Specimen caption="Rows with icons, the colour of meditation">
              <RadioGroupField
                label="When do you wind down?"
                tone="dusk"
                choices={goals}
                value="rest"
                onValueChange={() => {}}
              />
            </Specimen>
            <Specimen caption="Disabled">
              <RadioGroupField
                label="Your plan"
                choices={levels}
                value="some"
                onValueChange={() => {}}
                disabled
              />
            </Specimen>
          </Specimens>
        </div>
      </Piece>

      <Piece name="yes-no-group" title="Yes or no">
        <Specimens>
          <Specimen caption="Works: unanswered and asked for">
            <YesNoField
              label="Do you have any food allergies?"
              hint="We leave out whatever you name."
              tone="clay"
              value={allergies}
              onValueChange={setAllergies}
              error={allergies === null ? "Please select if you have food allergies." : undefined}
            />
          </Specimen>
          <Specimen caption="Works: answered">
            <YesNoField
              label="Do you own any equipment?"
              tone="lake"
              value={equipment}
              onValueChange={setEquipment}
            />
          </Specimen>
          <Specimen caption="Disabled">
            <YesNoField label="Weekly mail?" value={false} onValueChange={() => {}} disabled />
          </Specimen>
        </Specimens>
      </Piece>
    </>
  );
}
