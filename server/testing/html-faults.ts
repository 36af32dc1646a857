import { HtmlValidate } from 'html-validate/node';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes these differently from what the validator expects; HTML reads both alike: charSet, <img/>,
    // checked="", ids.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Boxes that share a name are choices of one list, and several can be ticked.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
    // The rule takes the opening hours inside the phone link for a phone number.
    'tel-non-breaking': 'off',
    // A long title is no fault of the HTML: it contains the maker's name for the vehicle.
    'long-title': 'off',
  },
});

/** What is wrong with the HTML of a page, a line for each fault. */
export async function listHtmlFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
