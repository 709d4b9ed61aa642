import { type ReactNode, useState } from 'react';
import { ContactLink } from '#src/forms/hard-moment/CallContact.tsx';
import { HelpDialog } from '#src/forms/help/HelpDialog.tsx';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { CARD_LINES, type PersonalTexts } from '#src/rules/hard-moment/personal-texts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { TextPart } from './TextPart.tsx';
import { usePersonalTexts } from './use-personal-texts.ts';
import { WarningSigns } from './WarningSigns.tsx';

/** The user's texts for hard moments, edited in place. Loading failures are not shown: help is above. */
export function HardMomentTexts({ loading = null, children }: { loading?: ReactNode; children?: ReactNode }) {
  const { t, domain } = useIsland();
  const { things, isFailed, retry, change, isHelpShown, closeHelp } = usePersonalTexts();
  const isOwnPage = children === undefined;
  const failure = t(`hard-moment.${isOwnPage ? 'cardUnloaded' : 'unloaded'}`);
  if (isFailed) return <LoadingFailure call={{ retry }} text={failure} isQuiet />;
  if (things === null) return loading;
  const texts = domain.variant === 'reduced' ? 'hard-moment.closeOnes' : 'hard-moment.own';
  const shared = { things, words: texts, change };
  const { sentence, list, card, person } = things;
  return (
    <section className="own-things stack" aria-labelledby="own-card">
      <h2 id="own-card">{t(`${texts}.title`)}</h2>
      <TextPart part="sentence" isEmpty={sentence === null} {...shared}>
        <blockquote className="own-sentence" dir="auto">
          <p>{sentence}</p>
        </blockquote>
      </TextPart>
      <TextPart part="list" isEmpty={list.length === 0} {...shared}>
        <h3>{t(`${texts}.list.title`)}</h3>
        <OwnList list={list} />
      </TextPart>
      <TextPart part="card" isEmpty={Object.keys(card).length === 0} {...shared}>
        <h3>{t(`${texts}.card.title`)}</h3>
        {domain.variant === 'reduced' ? (
          <CoveredPlan card={card} words={texts} />
        ) : (
          <CardLines card={card} words={texts} />
        )}
      </TextPart>
      <TextPart part="person" isEmpty={person === null} {...shared}>
        <h3>{t(`${texts}.person.title`)}</h3>
        <ContactCard person={person} />
      </TextPart>
      {domain.registration && <WarningSigns things={things} change={change} isEdited={isOwnPage} />}
      {children}
      <HelpDialog open={isHelpShown} readers="nobody" onClose={closeHelp} />
    </section>
  );
}

/** The user's list of activities, each with a button "I am doing this now". */
function OwnList({ list }: Pick<PersonalTexts, 'list'>) {
  const { t } = useIsland();
  const [doing, setDoing] = useState<string | null>(null);
  return (
    <ul className="own-list">
      {list.map((line) => (
        <li key={line}>
          <button
            type="button"
            aria-pressed={doing === line}
            onClick={() => setDoing(doing === line ? null : line)}
            dir="auto"
          >
            <Icon name={doing === line ? 'check' : 'circle'} />
            <span>
              {line}
              {doing === line && <span className="soft"> {t('hard-moment.doing')}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  card: PersonalTexts['card'];
  words: string;
}

function CardLines({ card, words }: CardProps) {
  const { t } = useIsland();
  return (
    <dl className="own-card">
      {CARD_LINES.filter((line) => card[line] !== undefined).map((line) => (
        <div key={line}>
          <dt>{t(`${words}.card.fields.${line}`)}</dt>
          <dd dir="auto">{card[line]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A plan for leaving, only shown after a click, because another person may be watching. */
function CoveredPlan(card: CardProps) {
  const { t } = useIsland();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <p>
        <Button kind="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(`hard-moment.closeOnes.card.${isShown ? 'hide' : 'show'}`)}
        </Button>
      </p>
      {isShown && <CardLines {...card} />}
    </>
  );
}

function ContactCard({ person }: Pick<PersonalTexts, 'person'>) {
  return person && <ContactLink {...person} />;
}
