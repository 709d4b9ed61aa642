import { type OpenedText, openModeratedText } from '#src/contract/desk/open-moderated-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Fetched } from '../../kit/Fetched.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { PersonAccess } from '../access/PersonAccess.tsx';
import { Actions } from './Actions.tsx';
import { Decide } from './Decide.tsx';
import { HelpSteps } from './HelpSteps.tsx';
import { Reports } from './Reports.tsx';
import { TextContext } from './TextContext.tsx';
import { TextHead } from './TextHead.tsx';

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
            <TextHead text={text} />
            <p className="typed-text" dir="auto">
              {text.body || t('desk-people.removed')}
            </p>
            <Reports reports={text.reports} />
          </article>
          <TextContext neighbours={after} />
        </div>
        <aside className="stack" aria-label={t('desk-people.moderation.decide')}>
          <Decide text={text} seen={actions[0]?.id ?? 0} />
          <Actions actions={actions} />
          {text.author === 'participant' && text.uid !== null && <PersonAccess uid={text.uid} />}
        </aside>
      </div>
    </>
  );
}

/** A text of the forum among the words around it, what can be done about it and what was. */
export function TextPage() {
  const { params } = useIsland();
  const type = params.type === 'comment' ? 'comment' : 'node';
  const fetched = useCall(openModeratedText, { params: { type, id: Number(params.nid) } });
  return <Fetched fetched={fetched}>{(opened) => <Opened opened={opened} />}</Fetched>;
}
