import { useRef, useState } from 'react';
import {
  IMPORT_PARTS,
  type ImportCounts,
  type ImportResponse,
  importMyData,
  MY_DATA_BYTES,
  pickImportableParts,
} from '#src/contract/my-data.ts';
import type { Failure } from '#src/contract/result.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { toFailureText } from '#src/forms/failure-text.ts';
import { JSON_FILE } from '#src/forms/json-file.ts';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshUser } from '#src/session/load.ts';
import { showToast } from '#src/session/toasts.ts';
import { refreshAllCalls } from '#src/session/use-call.ts';
import { FieldFrame } from '#src/ui/field/FieldFrame.tsx';
import { AccountRow } from './AccountRow.tsx';

type ReadFile =
  | { readonly file: Readonly<Record<string, unknown>> }
  | { readonly problem: 'too-large' | 'not-ours' | 'unreadable' };

/** Reads the importable parts of a chosen file. The rest never leaves the device. */
async function readOwnData(selectedFile: Pick<File, 'size' | 'text'>): Promise<ReadFile> {
  if (selectedFile.size > MY_DATA_BYTES) return { problem: 'too-large' };
  const text = await selectedFile.text().catch(() => null);
  if (text === null) return { problem: 'unreadable' };
  try {
    const file = pickImportableParts(JSON.parse(text));
    return file === null ? { problem: 'not-ours' } : { file };
  } catch {
    return { problem: 'not-ours' };
  }
}

interface ReadResult {
  readonly file: Readonly<Record<string, unknown>>;
  readonly found: ImportCounts;
}

const isEmpty = (counts: ImportCounts) => IMPORT_PARTS.every((name) => counts[name] === 0);

/** Imports the data file of an earlier account. Shows its content first, and changes nothing before confirmation. */
export function ImportData() {
  const { t } = useIsland();
  const control = useRef<HTMLInputElement>(null);
  const [looked, setLooked] = useState<ReadResult | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const getFailureText = (failure: Failure) => {
    if (failure.status === 413) return t('account.import.errors.too-large');
    return failure.fields?.file ?? toFailureText(t, failure);
  };
  const question = useConfirm(
    () => getApiClient().call(importMyData, { body: { file: looked?.file ?? {}, write: true } }),
    ({ added }) => {
      if (control.current) control.current.value = '';
      showToast('done', t(added && isEmpty(added) ? 'account.import.stood' : 'account.import.done'));
      void refreshUser();
      void refreshAllCalls();
    },
  );

  const readFile = async (selectedFile: File | undefined) => {
    setError(undefined);
    if (!selectedFile) return;
    const read = await readOwnData(selectedFile);
    if ('problem' in read) {
      setError(t(`account.import.errors.${read.problem}`));
      return;
    }
    setBusy(true);
    const result = await getApiClient().call(importMyData, { body: { file: read.file, write: false } });
    setBusy(false);
    if (!result.ok) setError(getFailureText(result.failure));
    else if (isEmpty(result.value.found)) setError(t('account.import.errors.empty'));
    else {
      setLooked({ file: read.file, found: result.value.found });
      question.ask();
    }
  };

  return (
    <AccountRow title={t('account.import.title')}>
      <p>{t('account.import.lead')}</p>
      <FieldFrame
        id="account-import"
        label={t('account.import.file')}
        help={isBusy ? t('forms.busy') : t('account.import.fileHelp')}
        error={error}
      >
        {(props) => (
          <input
            {...props}
            ref={control}
            type="file"
            accept={JSON_FILE}
            className="control"
            onClick={(event) => {
              // Lets the user choose the same file again after a correction.
              event.currentTarget.value = '';
            }}
            onChange={(event) => void readFile(event.target.files?.[0])}
          />
        )}
      </FieldFrame>
      <ConfirmDialog
        question={question}
        kind="accent"
        title={t('account.import.sure')}
        confirm={t('account.import.confirm')}
        failed={question.failure ? getFailureText(question.failure) : ''}
      >
        <p>{t('account.import.found')}</p>
        {looked && <Counts found={looked.found} />}
        <p>{t('account.import.stays')}</p>
        <p>{t('account.import.notTaken')}</p>
      </ConfirmDialog>
    </AccountRow>
  );
}

function Counts({ found }: Pick<ImportResponse, 'found'>) {
  const { t } = useIsland();
  const names = IMPORT_PARTS.filter((name) => found[name] > 0);
  return (
    <div className="prose">
      <ul>
        {names.map((name) => (
          <li key={name}>{t(`account.import.parts.${name}`, { count: found[name] })}</li>
        ))}
      </ul>
    </div>
  );
}
