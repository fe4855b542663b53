/** REG-20. */
export const MINIMUM_PASSWORD_LENGTH = 8;
