import { useState } from 'react';
import type { StoredPersonalTexts } from '#src/contract/hard-moment/personal-texts.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useSignTexts } from '#src/forms/hard-moment/use-sign-texts.ts';
import { WordChips } from '#src/forms/hard-moment/WordChips.tsx';
import { useEditFocus } from '#src/forms/use-edit-focus.ts';
import { MAX_WARNING_SIGNS, WARNING_SIGN_LENGTH, WARNING_SIGNS } from '#src/rules/hard-moment/personal-texts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { StoredVersion } from './TextPart.tsx';
import type { usePersonalTexts } from './use-personal-texts.ts';

interface Props {
  things: StoredPersonalTexts;
  change: ReturnType<typeof usePersonalTexts>['change'];
  /** False if the chosen signs are only displayed. */
  isEdited: boolean;
}

/** Warning signs that the user notices first: at most three, predefined or in the user's words. */
export function WarningSigns({ things, change, isEdited }: Props) {
  const { t } = useIsland();
  const getText = useSignTexts();
  const { signs } = things;
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  /** The version that the choice began with; after a save in another tab, the version of that tab. */
  const [start, setStart] = useState(things);
  const [isConflict, setConflict] = useState(false);
  useEditFocus(chosen && 'signs', 'signs');
  if (chosen === null) {
    if (signs.length === 0 && !isEdited) return null;
    return (
      <div className={signs.length === 0 ? 'own-part own-part-empty' : 'own-part'}>
        {signs.length > 0 && (
          <>
            <h3>{t('hard-moment.signs.title')}</h3>
            <p dir="auto">{getText(signs)}</p>
          </>
        )}
        {isEdited && (
          <p>
            <Button
              data-edit="signs"
              kind="quiet"
              icon={signs.length === 0 ? 'plus' : 'pencil'}
              onClick={() => {
                setStart(things);
                setConflict(false);
                setChosen(signs);
              }}
            >
              {t(signs.length === 0 ? 'hard-moment.signs.choose' : 'hard-moment.signs.edit')}
            </Button>
          </p>
        )}
      </div>
    );
  }
  const save = async () => {
    if (chosen.length > MAX_WARNING_SIGNS) return document.getElementById('signs-own')?.focus();
    const result = await change({ signs: chosen }, start);
    if (result.kind === 'saved') return setChosen(null);
    if (result.kind === 'failed') return showToast('failed', toFailureText(t, result.failure));
    setStart(result.things);
    setConflict(true);
  };
  return (
    <div className="own-fields stack">
      {isConflict && <StoredVersion text={getText(start.signs)} onTake={() => setChosen(null)} />}
      <WordChips
        id="signs"
        legend={t('hard-moment.signs.title')}
        values={WARNING_SIGNS}
        words="hard-moment.signs.names"
        selected={chosen}
        maxLength={WARNING_SIGN_LENGTH}
        max={MAX_WARNING_SIGNS}
        onChoose={setChosen}
      />
      <div className="button-row">
        <Button onClick={() => void save()}>{t(isConflict ? 'hard-moment.elsewhere.keep' : 'hard-moment.save')}</Button>
        <Button kind="plain" onClick={() => setChosen(null)}>
          {t('hard-moment.stop')}
        </Button>
      </div>
    </div>
  );
}
