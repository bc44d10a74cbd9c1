/** The most that studying in the programme can bring (specification, sections 1 and 9). */
export const PROGRAMME_LIMIT = 500;
