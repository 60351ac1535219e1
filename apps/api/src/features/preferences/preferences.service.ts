export { readExerciseAnswers, readMealAnswers, readMeditationAnswers } from "./answers.ts";
