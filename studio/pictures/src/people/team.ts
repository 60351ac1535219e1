export interface TeamMember {
  readonly id: string;
  readonly name: string;
}

/** The team on the About page, in order. [INFO-03] */
export const teamMembers: readonly TeamMember[] = [
  { id: "team-founder", name: "Hinemoa Fairley" },
  { id: "team-co-founder", name: "Anders Lindqvist" },
  { id: "team-doctor", name: "Nadia Karimi" },
  { id: "team-health-advisor", name: "Samuel Adebayo-Cole" },
  { id: "team-nutritionist", name: "Camila Orellana" },
  { id: "team-accounts", name: "Wen-Li Tan" },
  { id: "team-technology", name: "Jonah Petrov" },
];
