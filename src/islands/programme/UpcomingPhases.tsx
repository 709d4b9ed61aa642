import { useIsland } from '#src/session/Island.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { RouteSign } from '#src/ui/knooppunt/RouteSign.tsx';
import type { PathPhase } from './journey.ts';
import { useNoticeText } from './notice-text.ts';

interface Props {
  stretch: PathPhase;
  isNearest: boolean;
  isBehindWaiting: boolean;
  /** Number of the phase before the next one, while it is not completed. */
  open: number | null;
}

function AheadPhase({ stretch, isNearest, isBehindWaiting, open }: Props) {
  const { t } = useIsland();
  const notice = useNoticeText();
  const { number, title, unlockInfo, progress } = stretch;
  return (
    <li>
      <RouteSign number={number} state="ahead" />
      <div>
        <h3>{t('programme.phase', { number, title })}</h3>
        {unlockInfo && <p>{unlockInfo}</p>}
        <p className="soft">{notice(progress, { isWaiting: isBehindWaiting, open: isNearest ? open : null })}</p>
      </div>
    </li>
  );
}

/** Future phases, and when they unlock. */
export function UpcomingPhases({
  stretches,
  active,
  info,
  end,
}: {
  stretches: readonly PathPhase[];
  active: PathPhase | null;
  info: string | null;
  /** Title of the end of the programme, while it is not reached. */
  end: string | null;
}) {
  const { t } = useIsland();
  const [nearest] = stretches;
  if (!nearest) return null;
  const isDone = active?.steps.every(({ status }) => status === 'done' || status === 'lastExerciseDone') ?? true;
  const open = isDone ? null : (active?.number ?? null);
  const isBehindWaiting = nearest.progress.notice.kind === 'none';
  return (
    <Details
      summary={
        <h2>
          {t('programme.ahead.title')}
          <span className="soft behind-count">{t('programme.ahead.count', { count: stretches.length })}</span>
        </h2>
      }
    >
      {info && <p>{info}</p>}
      <ol className="ahead">
        {stretches.map((stretch, index) => (
          <AheadPhase key={stretch.id} stretch={stretch} isNearest={index === 0} {...{ isBehindWaiting, open }} />
        ))}
      </ol>
      {end && (
        <p>
          <strong>{end}.</strong> <span className="soft">{t('programme.end.ahead')}</span>
        </p>
      )}
    </Details>
  );
}
