import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import { MAX_RATING, RATING_SCALES, type RatingScale, type SelfCheck } from '#src/rules/self-tests/self-check.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { Table } from '#src/ui/table/Table.tsx';

const WIDTH = 100;
const HEIGHT = 30;
/** Margin in the chart for a point at an end of the line. */
const EDGE = 4;

/** Returns the position of a check: x by its day, y by its value. */
function toPoint(value: number, index: number, count: number): readonly [x: number, y: number] {
  const x = count === 1 ? WIDTH / 2 : EDGE + (index * (WIDTH - 2 * EDGE)) / (count - 1);
  const y = HEIGHT - EDGE - (value * (HEIGHT - 2 * EDGE)) / MAX_RATING;
  return [x, y];
}

/** Results of the self-checks: a short line for each scale, and a table. Changes are not called improvements. */
export function Trend({ checks, isOpen }: { checks: readonly SelfCheck[]; isOpen: boolean }) {
  const { t, language } = useIsland();
  return (
    <section className="sheet stack" aria-labelledby="own-check-trend">
      <h2 id="own-check-trend">{t('self-tests.trend.title')}</h2>
      {!isOpen && <p>{t(checks.length < 3 ? 'self-tests.trend.again' : 'self-tests.trend.all')}</p>}
      <ul className="self-test-rulers">
        {RATING_SCALES.map((ruler) => (
          <Line key={ruler} ruler={ruler} values={checks.map(({ answers }) => answers[ruler])} />
        ))}
      </ul>
      <Details summary={t('self-tests.trend.table')}>
        <Table
          caption={t('self-tests.trend.caption')}
          columns={[
            { key: 'ruler', header: '', cell: (ruler) => t(`self-tests.rulers.${ruler}.name`) },
            ...checks.map(({ uuid, day, answers }) => ({
              key: uuid,
              header: formatDayAndMonth(day, language),
              cell: (ruler: RatingScale) => answers[ruler],
            })),
          ]}
          rows={RATING_SCALES}
          rowKey={String}
        />
      </Details>
    </section>
  );
}

function Line({ ruler, values }: { ruler: RatingScale; values: readonly number[] }) {
  const { t } = useIsland();
  const points = values.map((value, index) => toPoint(value, index, values.length));
  return (
    <li>
      <span>
        {t(`self-tests.rulers.${ruler}.name`)}: <strong>{values.join(', ')}</strong>
      </span>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <path className="self-test-baseline" d={`M${EDGE} ${HEIGHT - EDGE}H${WIDTH - EDGE}`} />
        <polyline className="self-test-line" points={points.map((point) => point.join(',')).join(' ')} />
        {points.map(([x, y]) => (
          <circle key={x} className="self-test-point" cx={x} cy={y} r="3" />
        ))}
      </svg>
    </li>
  );
}
