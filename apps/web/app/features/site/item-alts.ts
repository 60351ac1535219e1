/** What the pictures of the samples show, by the picture's name. */
export const itemAlts: Readonly<Record<string, string>> = {
  "item-luxury-muesli": "A bowl of muesli with dried fruit, nuts and berries, seen from above",
  "item-porridge-with-date-puree": "A bowl of porridge with dates, seen from above, with a spoon beside it",
  "item-scrambled-eggs": "Scrambled eggs with cherry tomatoes and herbs on a plate, seen from above",
  "item-chickpea-scramble":
    "Chickpeas with tomatoes, red pepper, onion and spinach in a pan, seen from above",
  "item-push-ups": "A woman lowering herself in a push-up, with the upper position shown behind",
  "item-squats": "A woman in a squat with arms stretched forward, with the standing position shown behind",
  "item-seated-cable-row": "A man rowing at a seated cable machine, with the start of the pull shown behind",
  "item-lunges":
    "A person in a lunge with the back knee near the floor, with the standing position shown behind",
  "item-wonderland-of-meditation":
    "Red toadstools, ferns and dew as big as lanterns, and a small green door in a wall",
  "item-starfish-meditation": "An orange starfish with its five arms spread in a clear rock pool",
  "item-relaxing-breath-meditation": "A white feather rocking slowly down through a blue sky above hills",
  "item-feel-better-meditation":
    "Curtains opened a little way to the sun, an armchair with a rug, and a warm drink",
};
