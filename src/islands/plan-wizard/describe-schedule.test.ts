import { expect, it } from 'vitest';
import { alcohol } from '#src/domains/alcohol.ts';
import type { DomainTexts, Language } from '#src/domains/domain.ts';
import { createTranslate } from '#src/i18n/create-translate.ts';
import { comparePlans } from '#src/rules/plan/compare-plans.ts';
import { createGradualPlan } from '#src/rules/plan/plan.fixture.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import en from '../../../public/locales/en/plan.json' with { type: 'json' };
import nl from '../../../public/locales/nl/plan.json' with { type: 'json' };
import { describeSchedule, isPlanDecreasing } from './describe-schedule.ts';
import { describeIncrease, formatSevenGoals } from './increase-text.ts';

const limits = { goalRounding: 0.25 };
const reader = (language: Language) => ({
  t: createTranslate({ plan: { nl, en }[language] }, language),
  language,
  unit: alcohol.words.unit as NonNullable<DomainTexts['unit']>,
});
const toText = (plans: readonly Plan[], today: Plan['savedOn'], language: Language = 'nl') =>
  describeSchedule(reader(language), { plans, limits, today });

it('says when nothing changes yet, and the six weeks of this person in the numbers of the table', () => {
  const plan = createGradualPlan('2026-11-24', '20');
  expect(toText([plan], '2026-11-24')).toBe(
    'Tot en met zondag verandert er niets. Vanaf maandag 30 november gaat je doel per week omlaag: 117,25; 92,75; 70; 47,25; 22,75 en dan 0.',
  );
  expect(toText([plan], '2026-11-24', 'en')).toBe(
    'Nothing changes before Monday 30 November. From then, your weekly limit goes down: 117.25; 92.75; 70; 47.25; 22.75, then 0.',
  );
});

it('begins today on a Monday, and names the Sunday where it is not the next', () => {
  expect(toText([createGradualPlan('2026-11-23', '4')], '2026-11-23')).toBe(
    'Vanaf vandaag gaat je doel per week omlaag: 22,75; 19,25; 14; 8,75; 5,25 en dan 0.',
  );
  const laterState = { ...createGradualPlan('2026-11-23', '4'), stopDate: '2026-12-02' } as const;
  expect(toText([laterState], '2026-11-23')).toMatch(
    /^Tot en met zondag 6 december verandert er niets. Vanaf maandag 7 dec/,
  );
});

it('says the goal of today where a plan is changed: it may be another than the day before', () => {
  const plans = [createGradualPlan('2027-01-18', '4', '1'), createGradualPlan('2027-02-09', '2.25')];
  expect(toText(plans, '2027-02-09')).toBe(
    'Vandaag is je doel 2,25 glazen. Vanaf maandag 15 februari gaat je doel per week omlaag: 14; 10,5; 8,75; 5,25; 3,5 en dan 0.',
  );
});

it('tells no way down where there is none', () => {
  const schedule = (plan: Plan) => isPlanDecreasing({ plans: [plan], limits, today: plan.savedOn });
  expect(schedule(createGradualPlan('2026-11-23', '4', '4'))).toBe(false);
  expect(schedule({ ...createGradualPlan('2026-11-23', '4'), immediateOrGradual: 'immediate' })).toBe(false);
  expect(schedule(createGradualPlan('2026-11-23', '4', '3'))).toBe(true);
});

it('says in exact numbers how a changed plan allows more', () => {
  const gradualPlan = createGradualPlan('2027-02-09', '2.25');
  const rise = comparePlans([createGradualPlan('2027-01-18', '4', '1')], gradualPlan, '2027-02-09', limits);
  if (rise === null) throw new Error('The plan of the worked table rises.');
  const plans = [createGradualPlan('2027-01-18', '4', '1'), gradualPlan];
  expect(formatSevenGoals(reader('nl'), plans, '2027-02-13', limits)).toBe(
    'Vanaf zaterdag 13 februari: za 2,25 · zo 2,25 · ma 2 · di 2 · wo 2 · do 2 · vr 2',
  );
  expect(describeIncrease(reader('nl'), rise, '2027-02-09')).toBe(
    'Vandaag was je doel 2 glazen. Met dit plan wordt het 2,25 glazen. Het grootste verschil is op maandag 15 februari: 2 glazen in plaats van 1,5 glas.',
  );
  expect(describeIncrease(reader('en'), { first: rise.most, most: rise.most }, '2027-02-09')).toBe(
    'On Monday 15 February your limit was 1.5 drinks. With this plan it becomes 2 drinks.',
  );
});
