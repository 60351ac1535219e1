import { z } from "zod";

const text = z.string().nullish();

/** As much of an item as a card shows. It is kept and handed on as the wire has it, without what a card does not need. */
export const selectedItemSchema = z.object({
  _id: z.string(),
  meal_name: text,
  exercise_name: text,
  name: text,
  title: text,
  meal_image: text,
  image_url: text,
  image: text,
  image_alt: text,
  image_stand_in: text,
  cooking_time: z.number().exactOptional(),
  calories: z.number().exactOptional(),
  duration: z.number().exactOptional(),
  intensity: text,
  equipment: z.array(z.string()).exactOptional(),
  practice: text,
});

export type SelectedItem = z.infer<typeof selectedItemSchema>;
