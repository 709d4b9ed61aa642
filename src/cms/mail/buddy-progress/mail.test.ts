import { expect, it } from 'vitest';
import { renderMail } from '../render-mail.ts';

const LINK = 'https://zelfhulp.example.nl/l/abc123';
const draw = (language: 'nl' | 'en', days: number, open = 7) =>
  renderMail('buddy-progress', { language, link: LINK, values: { name: 'Sam', days, open } });

it('names how many days were filled in, and who it is about', () => {
  expect(draw('nl', 5).text).toContain('5 van de 7 dagen ingevuld');
  expect(draw('en', 5).text).toContain('5 of the 7 days logged');
  expect(draw('nl', 3, 6).text).toContain('3 van de 6 dagen ingevuld');
  expect(draw('nl', 1, 1).text).toContain('1 dag ingevuld');
  expect(draw('nl', 5).subject).toBe('Hoe gaat het met Sam?');
});

it('a week without a day is no reproach', () => {
  expect(draw('nl', 0).text).not.toMatch(/\b0\b/);
  expect(draw('nl', 0).text).toContain('Een berichtje van jou kan deze week veel doen.');
});

it('neither praises a week nor calls it worrying, however many days were filled in', () => {
  for (let days = 0; days <= 7; days += 1) {
    expect(draw('nl', days).text).not.toMatch(/aandacht|knap|goed|fijn|zorg|let op/i);
    expect(draw('en', days).text).not.toMatch(/attention|well done|good|great|worr/i);
  }
});
