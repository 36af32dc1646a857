/** Pixels a centimetre. Vans are drawn a little smaller than cars: a long van has to fit, a car has to fill a card. */
export const carScale = 1.12;
export const vanScale = 0.97;
