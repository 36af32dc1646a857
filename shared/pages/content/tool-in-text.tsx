import type { ComponentType } from 'react';
import type { ContentTool } from '#shared/content/content-page.ts';
import FinanceToolPage from '#shared/pages/tools/car-finance/finance-tool-page.tsx';
import CompanyCarTaxPage from '#shared/pages/tools/company-car-tax/company-car-tax-page.tsx';
import EndingEarlyPage from '#shared/pages/tools/ending-early/ending-early-page.tsx';
import FairWearPage from '#shared/pages/tools/fair-wear/fair-wear-page.tsx';
import MileagePage from '#shared/pages/tools/mileage/mileage-page.tsx';
import SalarySacrificePage from '#shared/pages/tools/three-ways/salary-sacrifice-page.tsx';
import { ToolInTextContext } from '#shared/pages/tools/tool-frame.tsx';
import type { PageProps } from '#shared/routes/page.ts';

/** The page of each calculator; the loader of the text has loaded its data. */
const pages: Readonly<Record<ContentTool, ComponentType<PageProps<never>>>> = {
  'company-car-tax': CompanyCarTaxPage,
  'salary-sacrifice': SalarySacrificePage,
  mileage: MileagePage,
  'ending-early': EndingEarlyPage,
  'fair-wear': FairWearPage,
  'pcp-settlement': FinanceToolPage,
  'voluntary-termination': FinanceToolPage,
  'lease-or-buy': FinanceToolPage,
};

/** A calculator within a text: its form and the answer of its example. */
export function ToolInText({ tool, data }: { readonly tool: ContentTool; readonly data: unknown }) {
  const Tool = pages[tool];
  return (
    <ToolInTextContext value={true}>
      <Tool data={data as never} />
    </ToolInTextContext>
  );
}
