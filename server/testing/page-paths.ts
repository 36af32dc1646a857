import { vehiclePath } from '#shared/routes/link-to.ts';
import { testVehicles } from './test-app.ts';

/** One address of the test app for each kind of page, by a description of the page. */
export function toPagePaths(): Readonly<Record<string, string>> {
  const [estate, , van, unpriced, insured, used] = testVehicles.map((vehicle) =>
    vehiclePath(vehicle.vehicleType === 'car' ? 'personal' : 'van', vehicle),
  );
  return {
    'the home page': '/',
    'personal deals': '/car-leasing',
    'business deals': '/business-car-leasing',
    'van deals': '/van-leasing',
    'a make': '/car-leasing/skoda',
    'a body type': '/car-leasing/body-type/hatchback',
    'filtered deals': '/car-leasing?fuel=electric&sort=total&term=48&miles=7',
    'no deals': '/car-leasing?budgetMax=1',
    'electric cars': '/electric-car-leasing',
    'insured cars': '/car-leasing-with-insurance',
    'used cars': '/used-car-leasing',
    'short-term cars': '/short-term-car-leasing',
    'a city': '/car-leasing/london',
    'alternatives to a range': '/car-leasing/skoda/octavia/alternatives',
    'reviews of a range': '/car-leasing/skoda/octavia/customer-reviews',
    'the form for a review': '/review-my-vehicle',
    'thanks for a review': '/review-my-vehicle/sent',
    'a car': estate ?? '',
    'a van': van ?? '',
    'a car without a price': unpriced ?? '',
    'an insured car': insured ?? '',
    'a used car': used ?? '',
    'nothing compared': '/compare-deals?make=skoda',
    'compared deals':
      '/compare-deals?deals=1000000001,1000000002.business.24,1000000003,1000000004&only=differences',
    'a shortlist': '/shortlist?from=/car-leasing',
    'car makes': '/all-manufacturers?fuel=electric',
    'van makes': '/van-manufacturers',
    'a quote': '/request-quote?dealType=personal&vehicleRef=1000000001',
    'a van to sell': '/sell-your-van',
    'the eligibility checker': '/finance-eligibility-checker',
    'fleet support': '/company-fleet-support',
    'a competition': '/competition',
    'commission consent': '/commission-disclosure/consent',
    'salary sacrifice': '/salary-sacrifice?vehicle=1000000001&salary=30000',
    'a personal or a business lease': '/personal-or-business-lease',
    'the menu': '/menu',
    'cookie choices': '/cookie-choices',
    'a search': '/search?q=octavia',
    'a search without results': '/search?q=zzzz',
  };
}
