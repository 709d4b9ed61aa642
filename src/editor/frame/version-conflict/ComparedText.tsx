import { diffWords } from 'diff';

interface Props {
  readonly mine: string;
  readonly theirs: string;
  readonly side: 'mine' | 'theirs';
}

/** Text of one version, with its differences from the other version marked. */
export function ComparedText({ mine, theirs, side }: Props) {
  const parts = diffWords(theirs, mine).filter(({ added, removed }) => (side === 'mine' ? !removed : !added));
  return (
    <span dir="auto">
      {parts.map(({ value, added, removed }, index) =>
        // A text has no other key than its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        added || removed ? <mark key={index}>{value}</mark> : value,
      )}
    </span>
  );
}
