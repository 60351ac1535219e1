export interface TeamMember {
  /** Also the name of the person's picture. */
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly line: string;
}

export const founder: TeamMember = {
  id: "team-founder",
  name: "Hinemoa Fairley",
  role: "Founder",
  line: "Bakes without wheat and reads every screen aloud before it goes out.",
};

export const coFounder: TeamMember = {
  id: "team-co-founder",
  name: "Anders Lindqvist",
  role: "Co-founder",
  line: "Has one good knee and a fondness for the gentler version.",
};

export const team: readonly TeamMember[] = [
  founder,
  coFounder,
  {
    id: "team-doctor",
    name: "Nadia Karimi",
    role: "Medical doctor and dietitian",
    line: "Reads our meal rules and sends them back when a claim goes too far.",
  },
  {
    id: "team-health-advisor",
    name: "Samuel Adebayo-Cole",
    role: "Health and chronic illness advisor",
    line: "Speaks up for people whose good days and bad days differ.",
  },
  {
    id: "team-nutritionist",
    name: "Camila Orellana",
    role: "Nutritionist and wellness advisor",
    line: "Likes vegetables that taste of something and plans that survive a Tuesday.",
  },
  {
    id: "team-accounts",
    name: "Wen-Li Tan",
    role: "Accounts director",
    line: "Keeps the books tidy and the prices easy to read.",
  },
  {
    id: "team-technology",
    name: "Jonah Petrov",
    role: "Chief technology officer",
    line: "Looks after the check that every suggestion passes before you see it.",
  },
];
