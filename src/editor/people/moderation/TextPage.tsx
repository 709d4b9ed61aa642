import { type NeighbourText, type OpenedText, openModeratedText } from '#src/contract/desk/moderation.ts';
import { CRISIS_LINES, helpLines } from '#src/domains/help-lines.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { TimeText } from '../../kit/TimeText.tsx';
import { PersonAccess } from '../access/PersonAccess.tsx';
import { ModerationActions } from './ModerationActions.tsx';
import { ModerationDecisions } from './ModerationDecisions.tsx';
import { QueueReasons } from './QueueReasons.tsx';
import { TextHeader } from './TextHeader.tsx';

/** Texts directly before or after a text, on the same page of the forum. */
function TextContext({ neighbours }: { neighbours: readonly NeighbourText[] }) {
  const { t } = useIsland();
  return neighbours.map(({ cid, nickname, body, created, isHidden }) => (
    <article
      key={cid}
      className="people-neighbour"
      aria-label={t(`desk-people.moderation.context.${cid === 0 ? 'post' : 'comment'}`)}
    >
      <p className="people-origin">
        <strong dir="auto">{nickname ?? t('desk-people.nobody')}</strong>
        <span>
          <TimeText time={created} />
        </span>
        {isHidden && <span>{t('desk-people.hidden')}</span>}
      </p>
      <p className="people-words typed-text" dir="auto">
        {body || t('desk-people.removed')}
      </p>
    </article>
  ));
}

const STEPS = ['danger', 'message', 'leave', 'together'] as const;

/** Steps of a moderator for a participant who writes about suicide, with the phone numbers to mention. */
function HelpSteps() {
  const { t, language, domain } = useIsland();
  const lines = helpLines(domain.key, language).filter(({ id }) => (CRISIS_LINES as readonly string[]).includes(id));
  return (
    <section className="people-help" aria-labelledby="help-steps">
      <Banner kind="crisis">
        <h2 id="help-steps">{t('desk-people.help.title')}</h2>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{t(`desk-people.help.steps.${step}`)}</li>
          ))}
        </ol>
        <ul>
          {lines.map(({ id, name, phone, dial, when, hours, price }) => (
            <li key={id}>
              {name}: <a href={`tel:${dial}`}>{phone}</a>. {when} {hours} {price}
            </li>
          ))}
        </ul>
      </Banner>
    </section>
  );
}

function Opened({ opened }: { opened: OpenedText }) {
  const { t, href } = useIsland();
  const { text, before, after, actions } = opened;
  const speaksOfSuicide = text.isUrgent || text.reports.some(({ cause }) => cause === 'suicide-words');
  return (
    <>
      <ScreenHead
        back={{ href: href('moderation'), text: t('desk-people.moderation.back') }}
        title={t(`desk-people.kinds.${text.type}`, { title: text.title || t('desk-people.removed') })}
      />
      <div className="people-beside">
        <div className="stack">
          {speaksOfSuicide && <HelpSteps />}
          <TextContext neighbours={before} />
          <article className="people-card is-this" aria-label={t('desk-people.moderation.this')}>
            {text.isHidden && <p className="people-mark">{t('desk-people.hidden')}</p>}
            <TextHeader text={text} />
            <p className="typed-text" dir="auto">
              {text.body || t('desk-people.removed')}
            </p>
            <QueueReasons reports={text.reports} />
          </article>
          <TextContext neighbours={after} />
        </div>
        <aside className="stack" aria-label={t('desk-people.moderation.decide')}>
          <ModerationDecisions text={text} seen={actions[0]?.id ?? 0} />
          <ModerationActions actions={actions} />
          {text.author === 'participant' && text.uid !== null && <PersonAccess uid={text.uid} />}
        </aside>
      </div>
    </>
  );
}

/** A forum text with its context, the possible actions and the past actions. */
export function TextPage() {
  const { params } = useIsland();
  const type = params.type === 'comment' ? 'comment' : 'node';
  const fetchState = useCall(openModeratedText, { params: { type, id: Number(params.nid) } });
  return <FetchedContent fetchState={fetchState}>{(content) => <Opened opened={content} />}</FetchedContent>;
}
