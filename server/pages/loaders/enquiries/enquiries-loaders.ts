import { keepDeal } from '#server/enquiries/kept-deal.ts';
import { findNamedDeal } from '#server/enquiries/receive/find-quoted-deal.ts';
import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import { type EnquiryKind, enquiryKinds, enquiryPaths } from '#shared/contracts/enquiry-kind.ts';
import type { FieldSpec } from '#shared/contracts/field-spec.ts';
import { plateField } from '#shared/enquiries/enquiry-steps.ts';
import { judgeEligibility } from '#shared/enquiries/judge-eligibility.ts';
import {
  eligibilityAnswersSchema,
  eligibilityQuestions,
} from '#shared/enquiries/kinds/eligibility-questions.ts';
import type { EligibilityData } from '#shared/pages/enquiries/eligibility/eligibility-page.tsx';
import { enquiriesPages } from '#shared/pages/enquiries/enquiries-pages.ts';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import { namedDealQuery } from '#shared/pages/enquiries/named-deal.ts';
import type { SellData } from '#shared/pages/enquiries/sell/sell-page.tsx';
import { withQuery } from '#shared/routes/link-to.ts';
import type { Page, PageData } from '#shared/routes/page.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import {
  emptyForm,
  enquiryLoader,
  loadCallback,
  loadCommissionConsent,
  loadCompetition,
  loadContact,
} from './load-enquiry-page.ts';
import { loadEnquiryReceived, toReceivedDeal } from './load-enquiry-received.ts';
import { loadQuote } from './load-quote.ts';

const loadForm = enquiryLoader('eligibility');
/** Whether a field of the form is one of the questions; all others say how to reach the visitor. */
const isAsked = (field: FieldSpec) => field.kind === 'group' && field.legend === eligibilityQuestions.legend;
const questionNames = new Set(eligibilityQuestions.fields.map(({ name }) => name));

/** `/finance-eligibility-checker`: the questions, and the result once all of them are answered. */
function loadEligibility(request: LoaderRequest): EligibilityData {
  const data = loadForm(request);
  const { definition, form } = data;
  const asked = definition.fields.filter(isAsked);
  const questions = { ...data, definition: { ...definition, fields: asked } };
  const { data: answers } = eligibilityAnswersSchema.safeParse(form.values);
  if (!answers) return questions;
  const rest = definition.fields.filter((field) => !isAsked(field));
  return {
    ...questions,
    form: { ...form, faults: { fields: {} } },
    judged: {
      result: judgeEligibility(answers),
      answers,
      definition: { ...definition, fields: rest },
      form: withoutQuestions(form),
    },
  };
}

function withoutQuestions(form: FormState): FormState {
  const values = Object.entries(form.values).filter(([name]) => !questionNames.has(name));
  return { ...form, values: Object.fromEntries(values) };
}

type Pages = typeof enquiriesPages;
type Loaders = { readonly [Name in keyof Pages]: Loader<Pages[Name]> };
/** Pages with more data than their enquiry, or other data. */
type WithMore = {
  [Name in keyof Pages]: EnquiryData extends PageData<Pages[Name]> ? never : Name;
}[keyof Pages];

const own: Pick<Loaders, WithMore> & Partial<Loaders> = {
  contact: loadContact,
  requestCallback: loadCallback,
  enquiryReceived: loadEnquiryReceived,
  requestQuote: loadQuote,
  sellCar: loadSell('car'),
  sellVan: loadSell('van'),
  eligibility: loadEligibility,
  competition: loadCompetition,
  commissionConsent: loadCommissionConsent,
};

/** The loader of every page with an enquiry's form, and of what the forms lead to; most load their enquiry alone. */
export const enquiriesLoaders = { ...loadersByPath(), ...own } as Loaders;

function loadersByPath(): Readonly<Record<string, Loader<Page<EnquiryData>>>> {
  const kindAt = new Map<string, EnquiryKind>(enquiryKinds.map((kind) => [enquiryPaths[kind], kind]));
  const loaders = Object.entries(enquiriesPages).flatMap(([name, { path }]) => {
    const kind = kindAt.get(path);
    return kind ? [[name, enquiryLoader(kind)] as const] : [];
  });
  return Object.fromEntries(loaders);
}

/** Loader of `/sell-your-car` and `/sell-your-van`: the plate first, and the enquiry's form once there is one. */
function loadSell(noun: SellData['noun']): (request: LoaderRequest) => SellData {
  const loadForm = enquiryLoader(`sell-${noun}`);
  return (request) => {
    const { form = emptyForm } = request;
    const { [plateField.name]: plate, ...values } = form.values;
    const page = {
      ...loadForm(request),
      noun,
      ...loadLease(`/sell-your-${noun}`, request),
      canLookUp: request.services.vehicleEnquiry !== undefined,
    };
    if ('registration' in values) return { ...page, form: { ...form, values } };
    return {
      ...page,
      form: emptyForm,
      plate: { ...form, values: plate === undefined ? {} : { [plateField.name]: plate } },
    };
  };
}

/** The lease that the query names, and the page's address with it; the bare page where it names none. */
function loadLease(path: string, { search, services }: LoaderRequest): Pick<SellData, 'action' | 'against'> {
  const { catalogue } = services;
  const deal = catalogue.isLoaded() ? findNamedDeal(catalogue.snapshot(), search) : undefined;
  if (!deal) return { action: path };
  const { dealType, vehicle, profile } = deal;
  return {
    action: withQuery(path, namedDealQuery(dealType, vehicle.vehicleRef, profile)),
    against: toReceivedDeal(keepDeal(deal), services),
  };
}
