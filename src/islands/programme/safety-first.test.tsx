import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DomainKey } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import programme from '../../../public/locales/nl/programme.json' with { type: 'json' };
import type { JourneyStep } from './journey.ts';
import { RepeatedSafetyQuestions } from './SafetyFirst.tsx';

const renderCard = (key: DomainKey) =>
  renderToStaticMarkup(
    <Island
      {...createIslandProps({ domain: getDomain(key), texts: { programme }, paths: { exercise: '/form/:webform' } })}
    >
      <RepeatedSafetyQuestions step={{ webform: 'veilig' } as JourneyStep} />
    </Island>,
  );

it('the safety questions after a long absence are opened to be answered again', () => {
  expect(renderCard('alcohol')).toContain('href="/form/veilig?again"');
});

it('a body that reacts differently after a long absence is not named for gambling', () => {
  expect(renderCard('alcohol')).toContain('je lichaam kan intussen anders reageren');
  expect(renderCard('gambling')).not.toContain('lichaam');
});
