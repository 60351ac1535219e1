import { useState } from "react";
import { Link } from "react-router";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Combobox } from "#app/ui/combobox.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Piece, Specimen, Specimens } from "./specimen.tsx";

const countries = [
  "Australia",
  "Brazil",
  "China",
  "France",
  "Germany",
  "India",
  "Italy",
  "Japan",
  "Mexico",
  "New Zealand",
  "Pakistan",
  "Russia",
  "South Africa",
  "Spain",
  "United Arab Emirates",
  "United Kingdom",
  "United States",
].map((label) => ({ value: label, label, disabled: label === "China" }));

const lengths = [
  { value: "short", label: "Short", detail: "5 to 10 minutes, easy to fit in" },
  { value: "medium", label: "Medium", detail: "15 to 20 minutes" },
  { value: "long", label: "Long", detail: "Half an hour or more, for a slow morning at the weekend" },
] as const;

const sizes = [
  { value: "s", label: "250 ml cup", short: "250 ml", searchText: "cup" },
  { value: "m", label: "400 ml bowl", short: "400 ml", searchText: "bowl" },
  { value: "l", label: "2 l pan", short: "2 l", searchText: "pan" },
] as const;

export function PickPieces() {
  const [size, setSize] = useState<"s" | "m" | "l">("m");
  const [country, setCountry] = useState<string | null>(null);
  const [length, setLength] = useState<"short" | "medium" | "long" | null>("medium");

  return (
    <>
      <Piece name="select-field" title="Select field">
        <Specimens>
          <Specimen caption="Works: many choices, one not to be had">
            <SelectField
              label="Country"
              choices={countries}
              value={country}
              onValueChange={setCountry}
              hint="Where you usually cook."
            />
          </Specimen>
          <Specimen caption="Chosen, with details in the list">
            <SelectField label="Length" choices={lengths} value={length} onValueChange={setLength} />
          </Specimen>
          <Specimen caption="Invalid">
            <SelectField
              label="Gender"
              choices={[]}
              value={null}
              onValueChange={() => {}}
              error="Please choose one"
            />
          </Specimen>
          <Specimen caption="Disabled">
            <SelectField label="Plan" choices={lengths} value="short" onValueChange={() => {}} disabled />
          </Specimen>
          <Specimen caption="Narrow, with a short form, found by another word">
            <div className="w-28">
              <SelectField label="Size" choices={sizes} value={size} onValueChange={setSize} />
            </div>
          </Specimen>
          <Specimen caption="Narrow, cut off">
            <div className="w-36">
              <SelectField
                label="Country code"
                choices={countries}
                value="United Arab Emirates"
                onValueChange={() => {}}
              />
            </div>
          </Specimen>
        </Specimens>
      </Piece>

      <Piece name="combobox" title="Combobox">
        <Specimens>
          <Specimen caption="Works: finds countries as you type">
            <CountrySearch />
          </Specimen>
          <Specimen caption="Nothing found">
            <Combobox
              label="Find a country"
              text="Atlantis"
              onTextChange={() => {}}
              options={[]}
              onChoose={() => {}}
              message="We found nothing called “Atlantis”."
            />
          </Specimen>
          <Specimen caption="Open, with details and long names">
            <Combobox
              label="Find a food"
              text="p"
              onTextChange={() => {}}
              options={foods}
              onChoose={() => {}}
            />
          </Specimen>
        </Specimens>
      </Piece>

      <Piece name="checkbox" title="Checkbox">
        <Specimens>
          <Specimen caption="Works: words with links">
            <Checkbox
              label={
                <>
                  I have read the <WordLink to="#terms">terms of use</WordLink> and the{" "}
                  <WordLink to="#privacy">privacy policy</WordLink>
                </>
              }
            />
          </Specimen>
          <Specimen caption="Ticked, with a hint">
            <Checkbox
              label="Send me one mail a week"
              hint="Every Sunday, easy to stop."
              defaultChecked
              name="mail"
            />
          </Specimen>
          <Specimen caption="Invalid">
            <Checkbox label="I agree to the terms" error="Please agree to go on" />
          </Specimen>
          <Specimen caption="Disabled">
            <div className="grid gap-4">
              <Checkbox label="Not to be had" disabled />
              <Checkbox label="Always on" defaultChecked disabled />
            </div>
          </Specimen>
        </Specimens>
      </Piece>
    </>
  );
}

const foods = [
  { key: "peanut", label: "Peanut", detail: "allergen" },
  { key: "pea", label: "Pea", detail: "food" },
  { key: "long", label: "Pistachios, roasted and salted, without their shells", detail: "food" },
];

function CountrySearch() {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const found = countries.filter(({ label }) => text !== "" && label.toLowerCase().includes(text));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setChosen("submitted");
      }}
    >
      <Combobox
        label="Find a country"
        hint={chosen === null ? "Nothing chosen." : `Chosen: ${chosen}.`}
        text={text}
        onTextChange={setText}
        options={found.map(({ label }) => ({ key: label, label }))}
        onChoose={({ label }) => {
          setChosen(label);
          setText("");
        }}
      />
    </form>
  );
}

function WordLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="font-medium text-fern-700 underline underline-offset-4">
      {children}
    </Link>
  );
}
