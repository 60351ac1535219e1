import { expect, test } from "vitest";
import { parseCues } from "./media-captions.ts";

test("captions are parsed into lines with their start in seconds", () => {
  const captions = [
    "WEBVTT",
    "1\n00:00:04.000 --> 00:00:15.500\nMorning. Here&apos;s chalk &amp; sun.".replace("&apos;", "'"),
    "2\n01:02:03.250 --> 01:02:09.000\nA &lt;dry&gt; bit\nof pavement.",
    "03:05.000 --> 03:08.000\nWithout hours.",
  ].join("\n\n");

  expect(parseCues(captions)).toEqual([
    { at: 4, say: "Morning. Here's chalk & sun." },
    { at: 3723.25, say: "A <dry> bit of pavement." },
    { at: 185, say: "Without hours." },
  ]);
});
