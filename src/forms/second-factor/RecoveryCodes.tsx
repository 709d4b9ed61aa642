import { useEffect, useRef, useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { type SavedFile, saveFile } from '#src/session/save-file.ts';
import { Button } from '#src/ui/button/Button.tsx';

interface Props {
  codes: readonly string[];
  onKept: () => void;
}

const toFile = (codes: readonly string[], name: string): SavedFile => ({
  name,
  mediaType: 'text/plain',
  text: `${codes.join('\n')}\n`,
});

/** Displays the recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useIsland();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null);
  const areKept = useRef(false);
  // Leaving the page without saving the codes requires confirmation.
  useEffect(() => {
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      if (!areKept.current) event.preventDefault();
    };
    addEventListener('beforeunload', confirmLeaving);
    return () => removeEventListener('beforeunload', confirmLeaving);
  }, []);
  const confirmStored = () => {
    areKept.current = true;
    onKept();
  };
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied('copied'),
      () => setCopied('notCopied'),
    );
  return (
    <div className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {t('second-factor.codes')}
      </h2>
      <p>{t('second-factor.codesLead')}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="button-row">
        <Button kind="quiet" icon="copy" onClick={() => void copy()}>
          {t('second-factor.copy')}
        </Button>
        <Button kind="quiet" icon="download" onClick={() => void saveFile(toFile(codes, t('second-factor.fileName')))}>
          {t('second-factor.download')}
        </Button>
      </div>
      {/* Shown next to the button, because toasts behind a dialog cannot be reached. */}
      <p role="status">{copied && t(`second-factor.${copied}`)}</p>
      <p>
        <Button onClick={confirmStored}>{t('second-factor.kept')}</Button>
      </p>
    </div>
  );
}
