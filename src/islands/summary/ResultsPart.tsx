import { listInstruments, listTestResults } from '#src/contract/self-tests/instruments.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { formatDayWithYear } from '#src/i18n/format-date.ts';
import { groupBy } from '#src/rules/group-by.ts';
import { findBand, getHighestScore } from '#src/rules/self-tests/instrument.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';

/** Last result of each third-party self-test, with its date and band; renders nothing if there are none. */
export function ResultsPart() {
  const { t, language } = useIsland();
  const offers = useCall(listInstruments, {});
  const results = useCall(listTestResults, {});
  if (results.status === 'error') return <p role="alert">{toFailureText(t, results.failure)}</p>;
  if (results.status === 'loading' || offers.status === 'loading') return null;
  const tests = offers.status === 'done' ? offers.value : [];
  const last = [...groupBy(results.value.rows, ({ instrument }) => instrument).values()].flatMap(([item]) =>
    item ? [item] : [],
  );
  return last.map(({ uuid, instrument, version, day, score }) => {
    const test = tests.find((test) => test.id === instrument);
    // Other versions have other bands, and a test that is no longer offered has no bands here.
    const testOfVersion = test?.version === version ? test : undefined;
    const band = testOfVersion && findBand(testOfVersion, score);
    return (
      <section key={uuid}>
        <h3>{test?.title ?? instrument}</h3>
        <p>
          <strong>{score}</strong>{' '}
          {testOfVersion
            ? t('self-tests.owner.score', {
                most: getHighestScore(testOfVersion),
                day: formatDayWithYear(day, language),
              })
            : t('self-tests.owner.scored', { day: formatDayWithYear(day, language) })}
        </p>
        {band && <p>{band.words}</p>}
        {test && <p className="soft">{t('self-tests.owner.from', { owner: test.owner })}</p>}
      </section>
    );
  });
}
