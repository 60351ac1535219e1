import { z } from "zod";

const text = z.string().nullish();

/** The fields of an item that a card shows, in their wire names. Others are not stored or passed on. */
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
