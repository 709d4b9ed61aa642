import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Disabled because of React's notation of attributes, void elements and ids.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Disabled because the checkboxes of a question share a name and are inside their label, and a style prevents
    // breaks in numbers.
    'form-dup-name': 'off',
    'no-redundant-for': 'off',
    'tel-non-breaking': 'off',
    'no-inline-style': 'error',
  },
});

/** Returns the validation errors of an HTML fragment, for tests; empty if it is valid and has no style attribute. */
export async function validateHtml(html: string): Promise<readonly string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
