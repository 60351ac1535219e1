import { brand } from "#app/lib/brand.ts";

export interface FaqEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export const faqHeading = "Good questions";

export const faq: readonly FaqEntry[] = [
  {
    id: "weight-loss",
    question: `Can ${brand.name} help me lose weight?`,
    answer: `It can help you plan for it. Choose Lose Weight as your goal, and lighter meals and exercise that may suit it move up your list. Each meal's page shows the nutrition of a serving, so you know what is on the plate. We promise no number on the scales: bodies differ, and sleep, stress, medicines and time all have a say. Please talk to a doctor or dietitian before a big change, above all if you are pregnant, unwell, or have found eating difficult.`,
  },
  {
    id: "vegetarian-swap",
    question: "Can I swap the meat in a recipe for something vegetarian?",
    answer: `Often, yes. Firm tofu, chickpeas, lentils, beans or mushrooms can stand in for meat in many stews, curries and stir-fries; adjust the cooking time and taste as you go. ${brand.name} cannot see a swap made at the stove, so check the new ingredient against your own allergies. To skip the swapping, choose Vegetarian in your preferences: you are then offered only meals without meat, fish or other seafood, and hard cheese made with rennet is left out too.`,
  },
  {
    id: "gluten",
    question: "Can I plan meals without gluten?",
    answer: `Yes. Choose Gluten Free, or name gluten or coeliac disease when we ask about allergies. Meals with an ingredient that contains gluten or wheat, or may contain them, are then neither suggested to you nor saved into your plan. That includes oats, which New Zealand's rules do not allow to be called gluten free. We cannot see your kitchen or the packet in your hand, so read labels and use clean boards and pans. If you have coeliac disease, let your doctor or dietitian guide you.`,
  },
  {
    id: "meal-prep",
    question: "Can I cook meals ahead, and how long do they keep?",
    answer: `You can. As a rule of thumb, most cooked dishes keep 3-4 days refrigerated in a closed container. Let them cool briefly, put them in the fridge within two hours, and reheat until steaming hot all the way through. Eat rice, seafood and soft-cooked eggs sooner, and freeze what you will not finish in time. Most meals can be scaled to more servings, and a meal plan gathers its ingredients into one grocery list.`,
  },
  {
    id: "ai-personalisation",
    question: "How does AI personalise my plan?",
    answer: `A questionnaire that takes under 45 seconds asks what you enjoy, what you are aiming for, what you cannot eat and what you cannot do. When you ask for a plan in your own words, AI chooses from our own library of meals, exercises and meditations; it does not make up dishes. Every choice is checked against your answers before it reaches you. AI can misjudge your taste, so think of a plan as a first draft: change your answers, ask again, or build your own by hand.`,
  },
  {
    id: "allergies",
    question: "What happens when I have a food allergy?",
    answer: `Tell us in your own words. We show what we understood, so please read it over, and ask about every word we did not; until you have answered, we suggest no meals. A meal is left out when an ingredient contains what you are allergic to, may contain it, or when we do not know. This holds for recommendations and for every plan you save, no matter who chose the meals. Recipes on packets change and kitchens share tools, so always read the label, and follow your doctor's advice before ours.`,
  },
  {
    id: "post-workout",
    question: "What should I eat after a workout?",
    answer: `Usually just your next meal. Many people like some protein with some carbohydrate within a couple of hours: eggs on toast, yoghurt with fruit, or rice with tofu or chicken, whichever you eat. Drink water, and a little more after a long or hot session. Choosing High Protein in your preferences moves such meals up your list. How much you need depends on you and on the session; with diabetes, kidney disease or another condition, ask your doctor or dietitian first.`,
  },
];
