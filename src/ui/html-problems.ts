import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes attributes and void elements, and the ids it makes.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Boxes of one question share a name and stand in their own label; numbers are kept together by a style rule.
    'form-dup-name': 'off',
    'no-redundant-for': 'off',
    'tel-non-breaking': 'off',
    'no-inline-style': 'error',
  },
});

/** What is wrong with a piece of HTML, for tests; empty where it is valid and carries no style attribute. */
export async function htmlProblems(html: string): Promise<readonly string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
