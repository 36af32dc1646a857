/**
 * Path of each themed results page. Kept apart from the themes, so that the browser's script has the paths without the
 * themes' texts.
 */
export const themePaths = {
  carOffers: '/car-leasing/special-offers',
  carStock: '/car-leasing/in-stock',
  vanOffers: '/van-leasing/special-offers',
  vanStock: '/van-leasing/in-stock',
  businessOffers: '/business-car-leasing/special-offers',
  insuredCars: '/car-leasing-with-insurance',
  electricCars: '/electric-car-leasing',
  hybridCars: '/hybrid-car-leasing',
  hydrogenCars: '/hydrogen-car-leasing',
  usedCars: '/used-car-leasing',
  electricVans: '/electric-van-leasing',
  shortTermCars: '/short-term-car-leasing',
  shortTermVans: '/short-term-van-leasing',
  manchester: '/car-leasing/manchester',
  london: '/car-leasing/london',
  liverpool: '/car-leasing/liverpool',
} as const;
