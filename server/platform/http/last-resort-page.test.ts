import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { lastResortPage } from './last-resort-page.ts';

test.each([400, 404, 405, 414, 500, 503, 599])(
  'the bare page for %i is valid HTML with nothing inline',
  async (status) => {
    const page = lastResortPage(status);
    const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });
    const report = await validator.validateString(page);

    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    expect(page).not.toMatch(/<script|<style|style=|https?:/);
  },
);
