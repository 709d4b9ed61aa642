import { expect, it } from 'vitest';
import { renderMail } from '../render-mail.ts';
import { DAILY_SENTENCES } from './sentences.ts';

const LINK = 'https://zelfhulp.example.nl/l/abc123';
const draw = (language: 'nl' | 'en', values: object) => renderMail('daily', { language, link: LINK, values }).text;
const toText = (text: string) => text.replace(/https?:\S+/g, '').match(/\p{L}+/gu) ?? [];

it('is neutral and short with each of its sentences', () => {
  for (const sentence of DAILY_SENTENCES.keys()) {
    for (const language of ['nl', 'en'] as const) {
      const text = draw(language, { sentence, step: 'day' });
      expect(text).toContain(DAILY_SENTENCES[sentence]?.[language]);
      expect(toText(text).length).toBeLessThanOrEqual(60);
      expect(text).not.toMatch(/drin[gk]|rook|smok|gok|gambl|blow|joint|glas/i);
    }
  }
});

it('begins again with the first sentence after the last', () => {
  expect(draw('nl', { sentence: DAILY_SENTENCES.length })).toBe(draw('nl', { sentence: 0 }));
});

it('names the step of today', () => {
  expect(draw('nl', { step: 'plan' })).toContain('Je kunt vandaag je plan maken.');
  expect(draw('en', { step: 'exercise' })).toContain('An exercise is ready for you.');
});
