import { useState } from "react";
import { formatClock } from "#app/ui/audio-player-clock.ts";
import { SliderField } from "#app/ui/slider-field.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { SwitchField } from "#app/ui/switch-field.tsx";
import { Piece, Specimen, Specimens } from "./specimen.tsx";

export function AmountPieces() {
  const [servings, setServings] = useState(4);
  const [guests, setGuests] = useState(1);
  const [minutes, setMinutes] = useState(20);
  const [seconds, setSeconds] = useState(83);
  const [isAwake, setIsAwake] = useState(true);

  return (
    <>
      <Piece name="stepper" title="Stepper">
        <Specimens>
          <Specimen caption="Works: by two, at its lower bound, no more than eight">
            <Stepper
              label="Servings"
              value={servings}
              onValueChange={setServings}
              min={4}
              max={8}
              step={2}
              unit="servings"
            />
          </Specimen>
          <Specimen caption="Works: without an upper bound">
            <Stepper
              label="Guests"
              hint="Yourself among them."
              value={guests}
              onValueChange={setGuests}
              min={1}
              unit={guests === 1 ? "guest" : "guests"}
            />
          </Specimen>
          <Specimen caption="Disabled">
            <Stepper label="Portions" value={2} onValueChange={() => {}} min={2} unit="portions" disabled />
          </Specimen>
        </Specimens>
      </Piece>

      <Piece name="switch-field" title="Switch">
        <Specimens>
          <Specimen caption="Works: takes effect at once">
            <SwitchField label="Keep screen on" isOn={isAwake} onChange={setIsAwake} tone="clay" />
          </Specimen>
          <Specimen caption="With what it does">
            <SwitchField
              label="Keep the screen on"
              detail="While you cook, until you leave the kitchen."
              isOn={isAwake}
              onChange={setIsAwake}
              tone="clay"
            />
          </Specimen>
        </Specimens>
      </Piece>

      <Piece name="slider-field" title="Slider">
        <Specimens>
          <Specimen caption="Works: with a hint">
            <SliderField
              label="Time to cook"
              hint="On an ordinary evening."
              tone="clay"
              value={minutes}
              onValueChange={setMinutes}
              min={5}
              max={60}
              step={5}
              formatValue={(value) => `${value} minutes`}
            />
          </Specimen>
          <Specimen caption="Works: label and value for screen readers only">
            <SliderField
              label="Position"
              hideLabel
              tone="dusk"
              value={seconds}
              onValueChange={setSeconds}
              min={0}
              max={600}
              formatValue={formatClock}
            />
          </Specimen>
          <Specimen caption="Invalid">
            <SliderField
              label="Distance"
              value={0}
              onValueChange={() => {}}
              min={0}
              max={10}
              formatValue={(value) => `${value} km`}
              error="Please choose at least 1 km"
            />
          </Specimen>
          <Specimen caption="Disabled">
            <SliderField
              label="Volume"
              value={40}
              onValueChange={() => {}}
              min={0}
              max={100}
              formatValue={(value) => `${value} %`}
              disabled
            />
          </Specimen>
        </Specimens>
      </Piece>
    </>
  );
}
