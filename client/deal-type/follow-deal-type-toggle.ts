import type { DataRouter } from '#client/navigation/data-router.ts';

/** Makes the deal type toggle change the page in place. When its script cannot be fetched the browser sends its form. */
export function followDealTypeToggle(router: DataRouter): void {
  let isUnderWay = false;
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.matches('[data-deal-type]')) return;
    event.preventDefault();
    if (isUnderWay) return;
    isUnderWay = true;
    void change(router, form).finally(() => {
      isUnderWay = false;
    });
  });
}

async function change(router: DataRouter, form: HTMLFormElement): Promise<void> {
  const loaded = await import('./change-deal-type.ts').catch(() => undefined);
  if (!loaded) return form.submit();
  const fields = new FormData(form);
  const dealType = fields.get('dealType') === 'business' ? 'business' : 'personal';
  await loaded.goToDealType(router, { dealType, next: String(fields.get('next')) });
}
