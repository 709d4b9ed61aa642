import { expect, it } from 'vitest';
import { renderMail } from '../render-mail.ts';

it('lets the reader choose between yes and no, each with its own link', () => {
  const [yes, no] = ['https://zelfhulp.example.nl/l/yes', 'https://zelfhulp.example.nl/l/no'];
  const props = { language: 'nl', link: yes, secondLink: no, values: { name: 'Sam' } } as const;
  const { html, subject } = renderMail('buddy-invite', props);
  expect(html).toContain(`href="${yes}">Ja, dat wil ik</a>`);
  expect(html).toContain(`href="${no}">Nee, liever niet</a>`);
  expect(subject).toBe('Sam vraagt je iets');
});
