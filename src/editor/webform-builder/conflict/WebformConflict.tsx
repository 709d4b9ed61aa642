import { useMemo, useState } from 'react';
import type { EditableWebform } from '#src/contract/desk/webform/stored-webform.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { ComparedText } from '../../frame/version-conflict/ComparedText.tsx';
import { listAllElements } from '../model/edit-form.ts';
import { useBuilderContext } from '../parts/builder-context.ts';
import { getDifferenceName, getDifferenceText } from './difference-text.ts';
import { listFormDifferences } from './differences.ts';
import { type FormChoices, mergeForms } from './merge.ts';
import { withUniqueKeys } from './unique-keys.ts';

const SIDES = ['mine', 'theirs'] as const;

/**
 * Conflict with a save by another editor: lists the differences, with a choice of version for each. Each change is
 * retained until the editor chooses.
 */
export function WebformConflict({ theirs }: { theirs: EditableWebform }) {
  const { t, language } = useIsland();
  const { saved, form, settle, later } = useBuilderContext();
  const [choices, setChoices] = useState<FormChoices>({});
  const versions = useMemo(
    () => withUniqueKeys({ base: saved, mine: form, theirs }, theirs.used),
    [saved, form, theirs],
  );
  const differences = useMemo(() => listFormDifferences(versions), [versions]);
  const elements = useMemo(() => {
    const all = [versions.theirs, versions.mine].flatMap(({ texts }) => listAllElements(texts.nl));
    return new Map(all.map((element) => [element.key, element]));
  }, [versions]);
  const reader = { t, language, elements };
  const name = theirs.author ?? t('desk-webforms.somebody');
  return (
    <Dialog
      open
      title={t('desk-webforms.conflict.title', { name })}
      closeLabel={t('forms.close')}
      onClose={later}
      footer={
        <Button onClick={() => void settle(theirs, mergeForms(versions, choices))}>
          {t('desk-webforms.conflict.settle')}
        </Button>
      }
    >
      <div className="desk-conflict">
        <p>{t(differences.length === 0 ? 'desk-webforms.conflict.same' : 'desk-webforms.conflict.text', { name })}</p>
        {differences.map((difference) => {
          const { key, isBoth, standard } = difference;
          const texts = {
            mine: getDifferenceText(difference, 'mine', reader),
            theirs: getDifferenceText(difference, 'theirs', reader),
          };
          return (
            <Options
              key={key}
              id={`conflict-${key.replace('/', '-')}`}
              name={`conflict-${key}`}
              legend={getDifferenceName(difference, reader)}
              help={isBoth ? t('desk-webforms.conflict.both') : undefined}
              pick="one"
              options={SIDES.map((side) => ({
                value: side,
                label: t(`desk-webforms.conflict.${side}`, { name }),
                help:
                  texts[side] === '' ? t('desk-webforms.conflict.nothing') : <ComparedText {...texts} side={side} />,
              }))}
              selected={[choices[key] ?? standard]}
              onChoose={([side]) => setChoices({ ...choices, [key]: side === 'mine' ? 'mine' : 'theirs' })}
            />
          );
        })}
      </div>
    </Dialog>
  );
}
