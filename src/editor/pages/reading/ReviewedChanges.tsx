import { REMARK_LENGTH, type ReviewEntry } from '#src/contract/desk/approval-links.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { getEntryName } from '../../frame/entry-href.ts';
import { compareRevisions } from '../compare/compare.ts';
import { Differences } from '../compare/Differences.tsx';
import { type Remarks, toRemarkId } from './remarks.ts';

interface Props {
  readonly entry: ReviewEntry;
  readonly remarks: Remarks;
  readonly onRemark: (id: string, words: string) => void;
}

/** Changes of one entry as text, with a field for a remark on each block. */
export function ReviewedChanges({ entry, remarks, onRemark }: Props) {
  const { t, language } = useIsland();
  const { kind, name, type, before, after } = entry;
  const comparedComparison = compareRevisions(type ?? '', before ?? { title: '', fields: {} }, after);
  const label = { nl: t('desk-reading.words'), en: t('desk-reading.words') };
  // An entry that is not a page has its text in a single value.
  const comparison =
    type === null
      ? { ...comparedComparison, values: comparedComparison.values.map((value) => ({ ...value, label })) }
      : comparedComparison;
  const title = name || getEntryName(entry, t, language);
  const renderField = (block: string | null, about: string) => {
    const id = toRemarkId(entry, block);
    return (
      <TextArea
        id={id}
        label={t('desk-reading.remark', { about })}
        rows={2}
        maxLength={REMARK_LENGTH}
        value={remarks.get(id) ?? ''}
        onChange={({ target }) => onRemark(id, target.value)}
      />
    );
  };
  return (
    <section className="sheet stack" aria-label={title}>
      <h2>{title}</h2>
      <p className="soft">
        {t(`desk.things.kinds.${kind}`)}
        {before === null && `, ${t('desk-reading.isNew')}`}
      </p>
      <Differences comparison={comparison} below={renderField} />
      {renderField(null, title)}
    </section>
  );
}
