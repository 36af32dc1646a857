import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountLink } from './account-link.tsx';
import { setAccountState } from './account-state.ts';

test('the server draws the same account link for every visitor', () => {
  const before = renderToStaticMarkup(<AccountLink />);
  setAccountState({ accountType: 'personal', firstName: 'Ada', lastName: 'Byron', isLexCustomer: true });

  expect(renderToStaticMarkup(<AccountLink />)).toBe(before);
  expect(before).toContain('href="/account"');
  expect(before).not.toContain('AB');
  setAccountState(undefined);
});
