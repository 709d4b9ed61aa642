import type { InferProps } from '#registry/define.ts';
import { toDangerBlock } from '#src/domains/danger/danger-block.ts';
import { DOOR_DRAWINGS, DOOR_IDS, listBodyLines, listDoorDangers } from '#src/domains/doors/index.ts';
import { CRISIS_LINES, type HelpLine } from '#src/domains/help-lines.ts';
import { SAFETY_TEXTS } from '#src/domains/safety-texts.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { Drawing } from '#src/ui/drawing/Drawing.tsx';
import { getNextHeadingLevel, Heading } from '#src/ui/heading/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import { Wave } from '#src/ui/wave/Wave.tsx';
import type { BlockContext, WithContext } from '../../context.ts';
import type { doorParagraph } from './definition.ts';
import { getWaveTexts } from './wave-texts.ts';

type Props = WithContext<InferProps<typeof doorParagraph>>;

function listNumbers({ helpLines, t }: BlockContext) {
  const crisis = CRISIS_LINES.flatMap((id) => helpLines.filter((line) => line.id === id));
  return crisis.map(({ name, phone, dial }: HelpLine) => ({ phone, dial, label: t('call', { name, phone }) }));
}

/** Returns the emergency numbers in their shortest form: the wave shows them in one row with the quick exit. */
const listShortNumbers = (context: BlockContext) =>
  listNumbers(context).map((line) => (line.dial === '08000113' ? { ...line, phone: '113' } : line));

/** Emergency numbers, defined in code, so that no editor can remove them. */
function Numbers({ context }: { context: BlockContext }) {
  return (
    <ul className="door-numbers">
      {listNumbers(context).map(({ phone, dial, label }) => (
        <li key={dial}>
          <ButtonLink kind="quiet" icon="phone" href={`tel:${dial}`} aria-label={label}>
            {phone}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** Number of steps in view after a slip: the reader may be drunk. */
const FIRST_STEPS = 3;

/** Steps of a door; after a slip, those for later are folded. */
function Steps({ kind, steps = [], context }: Pick<Props, 'kind' | 'steps' | 'context'>) {
  const isFolded = kind === 'slip' && !context.isEditor && steps.length > FIRST_STEPS + 1;
  const renderList = (part: typeof steps) => (
    <ol className="door-steps">
      {part.map(({ text }) => (
        <li key={text}>
          <span>
            <PhoneText text={text} />
          </span>
        </li>
      ))}
    </ol>
  );
  if (!isFolded) return renderList(steps);
  return (
    <>
      {renderList(steps.slice(0, FIRST_STEPS))}
      <Details summary={context.t('door.later')}>{renderList(steps.slice(FIRST_STEPS))}</Details>
    </>
  );
}

/** Physical symptoms that are not a craving, defined in code. */
function Signs({ kind, context }: Pick<Props, 'kind' | 'context'>) {
  return (
    <div className="door-signs">
      <Heading level={getNextHeadingLevel(context.heading)}>{context.t(`door.signs.${kind}`)}</Heading>
      {listBodyLines(context.domain, kind).map((key) => (
        <p key={key}>
          <PhoneText text={SAFETY_TEXTS[key][context.language]} />
        </p>
      ))}
    </div>
  );
}

/** Advice for each danger, defined in code: the number to call, the sentence to say, and further advice. */
function Dangers({ context: { domain, language, t } }: { context: BlockContext }) {
  return listDoorDangers(domain).map((kind) => {
    const { title, answer, calls, say, rest } = toDangerBlock(kind, language);
    return (
      <Details key={kind} summary={title}>
        <div className="stack">
          <p>{answer}</p>
          {calls.map(({ id, name, phone = '', dial }) => (
            <p key={id}>
              <ButtonLink icon="phone" wide href={`tel:${dial}`} aria-label={t('call', { name, phone })}>
                {phone}
              </ButtonLink>
            </p>
          ))}
          <p>
            {t('door.say')} <strong>{say}</strong>
          </p>
          <p>
            <PhoneText text={rest} />
          </p>
        </div>
      </Details>
    );
  });
}

/** Next steps after the three minutes, or instead of them. */
function Ways({ context }: { context: BlockContext }) {
  const { t } = context;
  return (
    <div className="door-ways" data-wave-after tabIndex={-1}>
      <Heading level={getNextHeadingLevel(context.heading)}>{t('door.after.title')}</Heading>
      <p>{t('door.after.text')}</p>
      <ButtonLink icon="phone" wide href="#numbers">
        {t('door.after.call')}
      </ButtonLink>
      <ButtonLink kind="quiet" icon="list-checks" wide href="#own-things">
        {t('door.after.list')}
      </ButtonLink>
      <div data-wave-again hidden>
        <Button kind="quiet" icon="waves-horizontal" wide>
          {t('door.after.again')}
        </Button>
      </div>
    </div>
  );
}

/**
 * One door of the hard moment screen: opens without a script and shows immediate help. With a script, a click on the
 * craving door starts the wave immediately (its style sheet is in `islands/hard-moment`).
 */
export function DoorBlock({ kind, title, lead, steps = [], wave = [], context }: Props) {
  const { t, language } = context;
  const waveSteps = kind === 'craving' ? wave.map(({ text }) => text) : [];
  return (
    <details className="door" id={DOOR_IDS[language][kind]} data-door={kind}>
      <summary>
        <span className="door-picture">
          <Drawing name={DOOR_DRAWINGS[kind]} isLinked />
        </span>
        <Heading level={context.heading}>{title}</Heading>
        {lead && <span className="door-lead">{lead}</span>}
        {waveSteps.length > 0 ? (
          <span className="button button-wide">{t('wave.start')}</span>
        ) : (
          <Icon name="chevron-right" />
        )}
      </summary>
      <div className="door-room">
        <Numbers context={context} />
        <Steps kind={kind} steps={steps} context={context} />
        {waveSteps.length > 0 && <Wave steps={waveSteps} words={getWaveTexts(t)} numbers={listShortNumbers(context)} />}
        {kind === 'danger' && <Dangers context={context} />}
        {kind === 'craving' && <Ways context={context} />}
        <Signs kind={kind} context={context} />
        <p>
          <a className="door-back" href="#doors">
            <Icon name="arrow-left" />
            {t('door.back')}
          </a>
        </p>
      </div>
    </details>
  );
}
