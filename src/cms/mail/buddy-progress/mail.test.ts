import { expect, it } from 'vitest';
import { drawMail } from '../draw-mail.ts';

const LINK = 'https://zelfhulp.example.nl/l/abc123';
const draw = (language: 'nl' | 'en', days: number) =>
  drawMail('buddy-progress', { language, link: LINK, values: { name: 'Sam', days } });

it('names how many days were filled in, and who it is about', () => {
  expect(draw('nl', 5).text).toContain('5 van 7 dagen ingevuld');
  expect(draw('en', 5).text).toContain('5 of 7 days filled in');
  expect(draw('nl', 5).subject).toBe('Hoe gaat het met Sam?');
});

it('a week without a day is no reproach', () => {
  expect(draw('nl', 0).text).not.toMatch(/\b0\b/);
  expect(draw('nl', 0).text).toContain('Een berichtje van jou kan deze week veel doen.');
});
