import { staticCards } from "./static-cards.ts";
import { addDetails, type StaticMeditation, type StaticMeditationDetails } from "./static-item.ts";

const onYourOwn = "To practise without the sound, set aside 5-20 minutes.";

const details: readonly StaticMeditationDetails[] = [
  {
    tabs: {
      Sound: [
        "A forest with birdsong, over a soft and steady chord.",
        "A bell at the beginning and at the end.",
      ],
      Benefits: ["May lift a flat mood.", "Practises looking closely, and looking at yourself kindly."],
      Accessories: ["A chair, a cushion or a bed", "Headphones, if you like"],
    },
    howToMeditate: [
      "Sit or lie comfortably, eyes closed or resting on something plain.",
      "Imagine a low green door in a garden wall, and go through it at your own pace.",
      "Look closely at one thing at a time, the way a curious child would.",
      "At the pool, meet your reflection as you would a good friend.",
      "When your thoughts stray, enjoy the way back. If feelings rise, open your eyes, and stop whenever you like.",
      onYourOwn,
    ],
  },
  {
    tabs: {
      Sound: ["Slow waves, over a soft and steady chord.", "A bell at the beginning and at the end."],
      Benefits: ["May help you gather your attention.", "Small enough to use in a queue or under a table."],
      Accessories: ["A chair", "A table or a cushion to rest your hand on", "Headphones, if you like"],
    },
    howToMeditate: [
      "Sit comfortably and spread one hand on your thigh or on a table.",
      "Trace up the outside of the thumb as you breathe in and down its inside as you breathe out.",
      "Go on round every finger, feeling both the finger that strokes and the hand that is stroked.",
      "Change hands and go round again, more slowly.",
      "On the later rounds, give each finger one kind, true thought about yourself. If you lose your place, start again at the thumb.",
      onYourOwn,
    ],
  },
  {
    tabs: {
      Sound: ["A soft and steady chord with a light wind.", "A bell at the beginning and at the end."],
      Benefits: ["May ease tight shoulders and a busy head.", "Easy to learn and easy to carry about."],
      Accessories: [
        "A chair with a back, or a bed",
        "A cushion under the knees if you lie down",
        "Headphones, if you like",
      ],
    },
    howToMeditate: [
      "Sit or lie with your back supported, and loosen anything tight at the waist.",
      "Breathe in through the nose for a count of four, as if a feather were floating up.",
      "Breathe out for a count of six as it rocks down.",
      "Never strain. If four and six are long for you, use three and five.",
      "Towards the end, drop the numbers and let the breath do as it pleases.",
      onYourOwn,
    ],
  },
  {
    tabs: {
      Sound: [
        "Light rain and a little birdsong, over a soft and steady chord.",
        "A bell at the beginning and at the end.",
      ],
      Benefits: ["May soften a hard day.", "Practises kind words that you can mean."],
      Accessories: ["A chair, a sofa or a bed", "A blanket", "Headphones, if you like"],
    },
    howToMeditate: [
      "Get cosy, with a hand on your chest or your arm if that feels good.",
      "Imagine calling on a good friend who is low. Notice how you would speak, and what you would bring.",
      "Now be the one who is visited, and let the same care come to you.",
      "Repeat a wish or two slowly, such as: may I feel better, may I be patient with today.",
      "If feelings rise, open your eyes and feel the chair. Stop whenever you like.",
      onYourOwn,
    ],
  },
];

export const staticMeditations: readonly StaticMeditation[] = addDetails(staticCards.meditation, details);
