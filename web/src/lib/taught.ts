/** The key of a refusal that the teacher puts into words, not the table. */
export const TAUGHT = 'taught';
