import { useEffect, useRef } from 'react';
import type { DiaryEntry } from '#src/contract/diary-entry.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { EntryDate } from './EntryDate.tsx';

interface Props {
  entry: DiaryEntry;
  onTake: () => void;
  onJoin: () => void;
}

/** The version saved in another tab, beside the typed one, so that neither is lost. */
export function OtherTabEntry({ entry, onTake, onJoin }: Props) {
  const { t } = useIsland();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className="sheet stack diary-elsewhere" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t('diary.conflict.title')}</h2>
      <p>{t('diary.conflict.text')}</p>
      <blockquote className="stack">
        <p className="soft">
          <EntryDate date={entry.entryDate} />
        </p>
        <h3 dir="auto">{entry.title}</h3>
        <p className="typed-text" dir="auto">
          {entry.body}
        </p>
      </blockquote>
      <div className="button-row">
        <Button kind="quiet" onClick={onJoin}>
          {t('diary.conflict.join')}
        </Button>
        <Button kind="plain" onClick={onTake}>
          {t('diary.conflict.takeOther')}
        </Button>
      </div>
    </section>
  );
}
