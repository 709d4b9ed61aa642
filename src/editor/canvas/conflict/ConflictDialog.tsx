import { useMemo, useState } from 'react';
import type { Definition } from '#registry/define.ts';
import { isStoredParagraph, toStoredParagraphs } from '#registry/stored.ts';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { ComparedText } from '../../frame/version-conflict/ComparedText.tsx';
import { useEditing } from '../editing.ts';
import { findParagraph } from '../editor-registry.ts';
import { stripTags, summarizeBlock } from '../render/key-facts.ts';
import type { PageContent } from '../stored/page-content.ts';
import { type ConflictChoices, listPageDifferences, mergePages, type PageDifference } from './merge.ts';

interface Props {
  readonly base: PageContent;
  readonly mine: PageContent;
  readonly theirs: EditablePage;
  readonly author: string | null;
  readonly onSettle: (content: PageContent) => void;
  /** Postpones the decision: the text remains in the tab, and is saved after the conflict is resolved. */
  readonly onLater: () => void;
}

/** Converts a stored value to text for a comparison. */
function toComparedText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return stripTags(value);
  if (isStoredParagraph(value)) {
    const { uuid: _uuid, type: _type, ...comparedValues } = value;
    return Object.values(comparedValues).map(toComparedText).filter(Boolean).join(' · ');
  }
  return typeof value === 'object'
    ? Object.values(value).map(toComparedText).filter(Boolean).join(' · ')
    : String(value);
}

function useNames({ mine, theirs }: Props) {
  const { t, language } = useIsland();
  const { registry, definition } = useEditing();
  const blocks = useMemo(() => {
    const all = [theirs.fields, mine.fields].flatMap((fields) => Object.values(fields).flatMap(toStoredParagraphs));
    return new Map(all.map((block) => [block.uuid, block]));
  }, [mine, theirs]);
  const getLabel = (definition: Definition | undefined, field: string) =>
    field === 'title' && definition?.entity === 'node'
      ? t('desk-fields.title')
      : (definition?.fields[field]?.label[language] ?? field);
  return ({ block, field }: PageDifference): string => {
    if (block === null) return getLabel(definition, field ?? '');
    const conflictBlock = blocks.get(block);
    const paragraphDefinition = conflictBlock && findParagraph(registry, conflictBlock.type);
    const name = [
      paragraphDefinition?.label[language] ?? conflictBlock?.type ?? '',
      conflictBlock ? summarizeBlock(paragraphDefinition, conflictBlock).slice(0, 40) : '',
    ]
      .filter(Boolean)
      .join(' – ');
    return field === null ? name : `${name}: ${getLabel(paragraphDefinition, field)}`;
  };
}

/**
 * Dialog for a conflict with another editor's save: lists the differences, with a choice of version for each. Each
 * change is retained until the editor chooses.
 */
export function ConflictDialog(props: Props) {
  const { base, mine, theirs, author, onSettle, onLater } = props;
  const { t } = useIsland();
  const { definition } = useEditing();
  const [choices, setChoices] = useState<ConflictChoices>({});
  const getName = useNames(props);
  const differences = useMemo(
    () => listPageDifferences({ definition, base, mine, theirs }),
    [definition, base, mine, theirs],
  );
  const user = useUser();
  const isOwnEntry = author !== null && author === (user.name || user.mail);
  const name = author ?? t('desk-fields.conflict.somebody');
  const toText = (key: 'title' | 'text' | 'both' | 'mine' | 'theirs') =>
    t(isOwnEntry ? `desk-fields.conflict.own.${key}` : `desk-fields.conflict.${key}`, { name });
  const getText = (value: unknown) => toComparedText(value) || t('desk-fields.conflict.nothing');
  return (
    <Dialog
      open
      title={toText('title')}
      closeLabel={t('forms.close')}
      onClose={onLater}
      footer={
        <>
          <Button onClick={() => onSettle(mergePages({ definition, base, mine, theirs, choices }))}>
            {t('desk-fields.conflict.settle')}
          </Button>
          <Button kind="plain" onClick={onLater}>
            {t('desk-fields.conflict.later')}
          </Button>
        </>
      }
    >
      <div className="desk-conflict">
        <p>{toText('text')}</p>
        {differences.length === 0 && <p>{t('desk-fields.conflict.same')}</p>}
        {differences.map((difference) => {
          const { key, isBoth, standard } = difference;
          const texts = { mine: getText(difference.mine), theirs: getText(difference.theirs) };
          return (
            <Options
              key={key}
              id={`conflict-${key}`}
              name={`conflict-${key}`}
              legend={getName(difference)}
              help={isBoth ? toText('both') : undefined}
              pick="one"
              options={(['mine', 'theirs'] as const).map((side) => ({
                value: side,
                label: toText(side),
                help: <ComparedText {...texts} side={side} />,
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
