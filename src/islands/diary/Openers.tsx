import { useIsland } from '#src/session/Island.tsx';

const OPENERS = ['day', 'help', 'noticed'] as const;

const NAME = 'begin';

/** The words to begin with that the address of a new entry names; empty where it names none. */
export function openerOf(search: string, t: (key: string) => string): string {
  const asked = new URLSearchParams(search).get(NAME);
  const opener = OPENERS.find((one) => one === asked);
  return opener ? `${t(`diary.openers.${opener}`)} ` : '';
}

/** The same words as ways to a new entry, where nothing was written yet. */
export function OpenerLinks() {
  const { t, href } = useIsland();
  return (
    <ul className="diary-openers">
      {OPENERS.map((opener) => (
        <li key={opener}>
          <a href={`${href('diary-new')}?${NAME}=${opener}`}>{t(`diary.openers.${opener}`)} …</a>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  /** Id of the box that they are put in. */
  box: string;
  text: string;
  onText: (text: string) => void;
}

/** Words to begin with: a press puts them on a line of their own, and one types on behind them. */
export function Openers({ box, text, onText }: Props) {
  const { t } = useIsland();
  const open = (words: string) => {
    const before = text.trimEnd();
    onText(`${before}${before && '\n'}${words} `);
    const area = document.getElementById(box);
    if (!(area instanceof HTMLTextAreaElement)) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  };
  return (
    <fieldset className="diary-openers">
      <legend className="visually-hidden">{t('diary.openers.label')}</legend>
      {OPENERS.map((opener) => (
        <button key={opener} type="button" onClick={() => open(t(`diary.openers.${opener}`))}>
          {t(`diary.openers.${opener}`)}
        </button>
      ))}
    </fieldset>
  );
}
