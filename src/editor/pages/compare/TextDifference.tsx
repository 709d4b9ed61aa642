import { diffWordsWithSpace } from 'diff';
import { useIsland } from '#src/session/Island.tsx';
import type { ChangedValue } from './compare.ts';

/** A text with its deletions and insertions marked. */
export function TextDifference({ value: { before, after } }: { readonly value: ChangedValue }) {
  const { t } = useIsland();
  return (
    <p className="page-difference">
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
        const key = `${index} ${value}`;
        if (!added && !removed) return <span key={key}>{value}</span>;
        const Mark = added ? 'ins' : 'del';
        return (
          <Mark key={key}>
            <span className="visually-hidden">{t(added ? 'desk-pages.compare.in' : 'desk-pages.compare.out')} </span>
            {value}
          </Mark>
        );
      })}
    </p>
  );
}
