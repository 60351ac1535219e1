import { useQuery } from "@tanstack/react-query";
import { Globe, Smartphone } from "lucide-react";
import { useState } from "react";
import { useSaveDaySettings } from "#app/days/day-settings.api.ts";
import { getDeviceTimeZone } from "#app/lib/device-time-zone.ts";
import { SaveState } from "#app/page/save-state.tsx";
import { Combobox } from "#app/ui/combobox.tsx";
import { RadioGroupField } from "#app/ui/radio-group.tsx";
import {
  describeTimeZone,
  findOffset,
  findTimeZones,
  nameTimeZones,
  type TimeZoneNames,
} from "./time-zones.ts";

/** A place is saved once it is chosen from the list; until then the setting stays as it is. */
export function TimeZoneField({ timeZone }: { timeZone: string | null }) {
  const save = useSaveDaySettings();
  const [isSearching, setIsSearching] = useState(false);
  const saved = save.isPending ? (save.variables.time_zone ?? null) : timeZone;
  const followsDevice = saved === null && !isSearching;

  function choose(next: string | null) {
    setIsSearching(false);
    if (next !== saved) save.mutate({ time_zone: next });
  }

  return (
    <>
      <RadioGroupField
        label="Time zone"
        hideLabel
        choices={[
          {
            value: "device",
            label: "Follow this device",
            detail: `${describeTimeZone(getDeviceTimeZone())} now`,
            icon: <Smartphone />,
          },
          {
            value: "place",
            label: "Stay with one place",
            detail: saved === null ? "The same on every device" : describePlace(saved),
            icon: <Globe />,
          },
        ]}
        value={followsDevice ? "device" : "place"}
        onValueChange={(value) => (value === "device" ? choose(null) : setIsSearching(true))}
      />
      {!followsDevice && <PlaceSearch hasPlace={saved !== null} onChoose={choose} />}
      <div className="has-[p:not(:empty)]:mt-3">
        <SaveState save={save} />
      </div>
    </>
  );
}

const noNames: TimeZoneNames = new Map();

/** Finds cities at once, and countries a moment later, when their names are there. */
function PlaceSearch({ hasPlace, onChoose }: { hasPlace: boolean; onChoose: (timeZone: string) => void }) {
  const [text, setText] = useState("");
  const { data: names = noNames } = useQuery({
    queryKey: ["names of time zones"],
    queryFn: nameTimeZones,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = findTimeZones(text, names);
  const wanted = text.trim();

  return (
    <div className="mt-4">
      <Combobox
        label={hasPlace ? "Choose another place" : "Which place?"}
        placeholder="A large city or a country"
        text={text}
        onTextChange={setText}
        options={found.map((timeZone) => ({
          key: timeZone,
          label: describeTimeZone(timeZone),
          detail: findOffset(timeZone, new Date()) ?? "",
        }))}
        onChoose={({ key }) => {
          setText("");
          onChoose(key);
        }}
        message={
          wanted !== "" && found.length === 0
            ? `We found nothing called “${wanted}”. Try a large city nearby.`
            : null
        }
      />
    </div>
  );
}

function describePlace(timeZone: string): string {
  const offset = findOffset(timeZone, new Date());
  return [describeTimeZone(timeZone), ...(offset === null ? [] : [offset])].join(" · ");
}
