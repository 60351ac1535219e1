import { staticCards } from "./static-cards.ts";
import { addDetails, type StaticExercise, type StaticExerciseDetails } from "./static-item.ts";

const stopWhenItHurts = "Rest when your form slips, and stop if anything hurts.";

const details: readonly StaticExerciseDetails[] = [
  {
    tabs: {
      "How to Perform": [
        "Plant your palms a little wider than your shoulders and step your feet back, so that you make one straight line from heels to head.",
        "Firm your thighs, your seat and your stomach, and look just ahead of your fingertips.",
        "Breathe in and lower slowly, elbows angled back, until your chest is a fist's height from the floor.",
        "Breathe out and push the floor away, rising in one piece. Drop to your knees whenever your hips begin to sag.",
        "How many: 10-15 reps x 3 sets.",
        "Would you rather keep still? Try a forearm plank instead: hold 30-60 seconds.",
        stopWhenItHurts,
      ],
      "Recommended Accessories": [
        "An exercise mat, for comfort",
        "Push-up handles, if flat palms bother your wrists",
      ],
      "Required Equipment": ["None"],
    },
    musclesTargeted: ["Chest", "Triceps", "Shoulders", "Abdominals", "Deep core", "Upper back"],
  },
  {
    tabs: {
      "How to Perform": [
        "Stand with your feet shoulder width apart and your toes turned out slightly, arms reaching forward.",
        "Breathe in, bend your hips and knees together and lower for a slow count of three.",
        "Stop when your thighs are about level with the floor, or sooner if your heels lift or your back rounds.",
        "Breathe out and press through your whole foot until you stand tall.",
        "How many: 10-15 reps x 3 sets.",
        stopWhenItHurts,
      ],
      "Recommended Accessories": [
        "Flat, steady shoes, or bare feet",
        "A chair behind you to sit back towards while you learn",
      ],
      "Required Equipment": ["None"],
    },
    musclesTargeted: ["Quadriceps", "Glutes", "Hamstrings", "Inner thighs", "Deep core", "Calves"],
  },
  {
    tabs: {
      "How to Perform": [
        "Set a light weight, sit with your feet on the plates and your knees softly bent, and take the handle with straight arms.",
        "Lift your chest and let your shoulders settle away from your ears.",
        "Breathe out and draw the handle to just above your navel, elbows close to your sides.",
        "Pause, then breathe in and let your arms lengthen for a slow count of three.",
        "How heavy: a weight that leaves your last repetition as tidy as your first.",
        stopWhenItHurts,
      ],
      "Recommended Accessories": [
        "Lifting gloves, if you like a firmer grip",
        "A small towel for the handle",
      ],
      "Required Equipment": ["A seated cable row machine", "A close-grip handle"],
    },
    musclesTargeted: ["Upper back", "Lats", "Biceps", "Forearms", "Shoulders", "Lower back"],
  },
  {
    tabs: {
      "How to Perform": [
        "Stand tall on a clear, non-slip floor with your feet hip width apart.",
        "Step forward generously, as if on railway tracks, and land heel first.",
        "Lower straight down until both knees are bent to about a right angle and the back one hovers above the floor.",
        "Breathe out and push through the front foot to return, then change legs.",
        "How many: 10-12 reps per leg.",
        stopWhenItHurts,
      ],
      "Recommended Accessories": ["Shoes that grip", "A wall or the back of a chair within reach"],
      "Required Equipment": ["None"],
    },
    musclesTargeted: ["Quadriceps", "Glutes", "Hamstrings", "Calves", "Outer hips", "Deep core"],
  },
];

export const staticExercises: readonly StaticExercise[] = addDetails(staticCards.exercise, details);
