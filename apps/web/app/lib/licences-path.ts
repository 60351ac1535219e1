/** The licences of bundled software, data and fonts. Written by every build; the dev server has no such file. */
export const licencesPath = "/licences.txt";
