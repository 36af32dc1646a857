/**
 * Names what the demonstration's files and formulas give: the start of a SHA-256 of its vehicles and rates. A site that
 * has another edition in its database imports this one at its next start.
 */
export const demonstrationEdition = '323f84f12328';
