import { profileParameters } from '#shared/deals/profile-query.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import { carFinancePaths } from '#shared/routes/link-to.ts';
import type { Page, PageServer } from '#shared/routes/page.ts';
import { faqPageJsonLd } from '#shared/seo/faq-page.ts';
import type { CarFinanceData, FinanceToolData } from './car-finance-data.ts';

const overview = { name: 'Car Finance Advice', path: carFinancePaths.overview };
const tool: Page<FinanceToolData>['component'] = () => import('./finance-tool-page.tsx');

const carFinance: Page<CarFinanceData> = {
  path: carFinancePaths.overview,
  component: () => import('./car-finance-page.tsx'),
  server: {
    cache: 'long',
    metadata: () => ({
      title: 'Car finance advice: lease, PCP, HP or cash',
      description:
        'How leasing, PCP, hire purchase and cash differ, with calculators for early settlement, the half rule and lease against buying.',
    }),
    structuredData: ({ faqs }) => faqPageJsonLd(faqs),
    breadcrumbs: breadcrumbStyles.information,
    trail: () => [overview],
    search: {
      title: 'Car finance advice',
      description: 'How leasing, PCP, hire purchase and cash differ, and what each costs.',
      words: 'hp hire purchase personal contract purchase loan apr',
    },
  },
};

const pcpSettlement: Page<FinanceToolData> = {
  path: carFinancePaths.settlement,
  component: tool,
  server: toolServer({
    crumb: { name: 'PCP Early Settlement Calculator', path: carFinancePaths.settlement },
    title: 'PCP early settlement calculator',
    description:
      'Estimate what settling your PCP or hire purchase early costs, worked out by the actuarial method that UK law sets.',
    words: 'settle pay off finance early balloon apr rebate',
    queryParameters: ['credit', 'apr', 'months', 'balloon', 'made'],
  }),
};

const voluntaryTermination: Page<FinanceToolData> = {
  path: carFinancePaths.termination,
  component: tool,
  server: toolServer({
    crumb: { name: 'Voluntary Termination', path: carFinancePaths.termination },
    title: 'Voluntary termination calculator',
    description:
      'Have you paid half? See what you’d still owe if you handed back a car on PCP or hire purchase today.',
    words: 'half rule hand back vt section 99 pcp hire purchase',
    queryParameters: ['deposit', 'monthly', 'months', 'balloon', 'fees', 'made', 'arrears'],
  }),
};

const leaseOrBuy: Page<FinanceToolData> = {
  path: carFinancePaths.leaseOrBuy,
  component: tool,
  server: toolServer({
    crumb: { name: 'Lease, PCP or Cash', path: carFinancePaths.leaseOrBuy },
    title: 'Lease, PCP or cash?',
    description:
      'One car over the same months: what a lease, a PCP and paying cash cost, and what each leaves you with.',
    words: 'lease or buy compare pcp loan depreciation',
    queryParameters: [
      'vehicle',
      ...profileParameters,
      'price',
      'discount',
      'deposit',
      'apr',
      'balloon',
      'value',
    ],
  }),
};

/** The car finance area. */
export const carFinancePages = { carFinance, pcpSettlement, voluntaryTermination, leaseOrBuy };

interface ToolWords {
  readonly crumb: { readonly name: string; readonly path: string };
  readonly title: string;
  readonly description: string;
  readonly words: string;
  readonly queryParameters: readonly string[];
}

function toolServer(record: ToolWords): PageServer<FinanceToolData> {
  const { crumb, title, description, words, queryParameters } = record;
  return {
    cache: 'short',
    metadata: () => ({ title, description }),
    structuredData: ({ faqs }) => faqPageJsonLd(faqs),
    breadcrumbs: breadcrumbStyles.information,
    trail: () => [overview, crumb],
    queryParameters,
    search: { title, description, words },
  };
}
