import { useIsland } from '#src/session/Island.tsx';

const OPENERS = ['day', 'help', 'noticed'] as const;

const NAME = 'begin';

/** Returns the suggested opening in the URL of a new entry; empty if there is none. */
export function getOpener(search: string, t: (key: string) => string): string {
  const argument = new URLSearchParams(search).get(NAME);
  const opener = OPENERS.find((item) => item === argument);
  return opener ? `${t(`diary.openers.${opener}`)} ` : '';
}

/** Links to a new entry with a suggested opening, for an empty diary. */
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
  /** Id of the textarea. */
  box: string;
  text: string;
  onText: (text: string) => void;
}

/** Suggested openings; a click inserts one on a new line and places the cursor after it. */
export function Openers({ box, text, onText }: Props) {
  const { t } = useIsland();
  const open = (textKey: string) => {
    const trimmedText = text.trimEnd();
    onText(`${trimmedText}${trimmedText && '\n'}${textKey} `);
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
