import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language, RegistrationLimits } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { createEqualWeek } from '#src/rules/plan/plan.fixture.ts';
import { PLAN_RULES } from '#src/rules/plan/plan-rules.ts';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import en from '../../../public/locales/en/plan.json' with { type: 'json' };
import nl from '../../../public/locales/nl/plan.json' with { type: 'json' };
import { PaceStep } from './PaceStep.tsx';

const TEXTS = { nl, en };

/** Returns the text below the pace options, for a user who smokes three joints a day. */
function getText(language: Language, goal: string): string {
  const answers = { usage: createEqualWeek('3'), goal: createEqualWeek(goal), stopOrReduce: 'reduce' } as const;
  const wizard = {
    state: { at: 'immediate-or-gradual', answers, typed: {} },
    answer: () => undefined,
    note: () => undefined,
    back: () => undefined,
    draft: () => ({ read: () => null, write: () => undefined, clear: () => undefined }),
    clear: () => undefined,
  } as const;
  const context = {
    rules: PLAN_RULES.cannabis,
    circumstances: { hasBuddy: true, stopDateEnabled: false },
    today: '2026-11-24',
    earlier: [],
    days: {},
  } as const;
  const domain = getDomain('cannabis');
  const limits = domain.registration as RegistrationLimits;
  const island = createIslandProps({ domain, language, texts: { plan: TEXTS[language] } });
  const html = renderToStaticMarkup(
    <Island {...island}>
      <PaceStep wizard={wizard} context={context} limits={limits} isFirst={false} out="/mijn-plan" />
    </Island>,
  );
  return html.replace(/<[^>]+>/g, ' ');
}

it('says steps down of a plan that goes down alone', () => {
  expect(getText('nl', '0.5')).toContain('Vanaf maandag 30 november ga je in stappen omlaag naar je doel.');
  expect(getText('en', '0.5')).toContain('your limit goes down step by step.');
  expect(getText('nl', '3')).not.toContain('omlaag');
  expect(getText('nl', '3')).toContain('Je doel is niet lager dan wat je nu doet. Het verandert dus niet.');
  expect(getText('nl', '4')).toContain('Je doel is niet lager dan wat je nu doet. Het verandert dus niet.');
  expect(getText('en', '3')).not.toContain('down');
  expect(getText('en', '3')).toContain('Your limit is no lower than what you do now, so it does not change.');
});
