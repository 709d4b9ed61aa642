import {
  type DeskSelfTest,
  deleteSelfTest,
  getSelfTestTitle,
  openSelfTest,
  type SelfTestInputs,
  saveSelfTest,
} from '#src/contract/desk/self-tests.ts';
import { selfTestForm, TEST_DOMAINS, TEST_WINDOWS } from '#src/contract/forms/self-test.ts';
import { renameRefusedFields } from '#src/forms/rename-refused-fields.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast, showToastOnNextPage } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField, TextArea, TextField } from '#src/ui/field/fields.tsx';
import { getDomainName } from '../../frame/names.ts';
import { PublishForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { listChangedFields } from '../../frame/version-conflict/changed-fields.ts';
import { DeleteControl } from '../../kit/DeleteControl.tsx';
import { DraftControls } from '../../kit/things/DraftControls.tsx';
import { MayPublish } from '../../kit/things/MayPublish.tsx';
import { Versions } from '../versions/Versions.tsx';

/** Button that deletes an editor's self-test after a confirmation. */
function DeleteTest({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useIsland();
  return (
    <DeleteControl
      button={(request) => (
        <Button kind="quiet" icon="trash" onClick={request}>
          {t('desk-library.delete')}
        </Button>
      )}
      perform={() => getApiClient().call(deleteSelfTest, { params: { instrument: id } })}
      then={{ screen: 'self-tests' }}
      title={t('desk-library.deleteTitle', { name: title })}
      confirm={t('desk-library.delete')}
      failed={t('desk-library.notDeleted')}
      done={t('desk-library.deleted', { name: title })}
    >
      <p>{t('desk-library.selfTests.deleteText')}</p>
    </DeleteControl>
  );
}

/** Saved content of a test, as in its drafts and versions. */
interface Content {
  readonly typed: SelfTestInputs;
}

/** Form with the texts of a test as plain lines, which are validated before saving. */
export function SelfTestForm({ test, isNew }: { readonly test: DeskSelfTest; readonly isNew: boolean }) {
  const { t, href, language } = useIsland();
  const save = (input: SelfTestInputs, revision = test.revision) =>
    getApiClient().call(saveSelfTest, { params: { instrument: input.id }, body: { ...input, revision } });
  const form = useDeskForm({
    keep: `self-test.${isNew ? 'new' : test.typed.id}`,
    version: String(test.revision),
    form: selfTestForm,
    id: 'self-test',
    start: { ...test.typed } as Record<keyof SelfTestInputs, string>,
    textKey: 'desk-library.selfTests.errors',
    failureIn: 'form',
    explain: (failure) => (failure.status === 409 ? t('desk-library.selfTests.conflict') : null),
    submit: async (values, version) => renameRefusedFields(await save(values as SelfTestInputs, Number(version)), {}),
    onDone: ({ typed }) => {
      if (isNew) {
        showToastOnNextPage('done', t('desk-library.selfTests.saved'));
        location.assign(href('self-test', { instrument: typed.id }));
        return;
      }
      showToast('done', t('desk-library.selfTests.saved'));
      void refreshCalls(openSelfTest.name);
    },
  });
  const getFieldProps = (name: keyof SelfTestInputs) => ({
    ...form.field(name),
    label: t(`desk-library.selfTests.fields.${name}`),
  });
  const entry = { kind: 'self-test', key: test.typed.id } as const;
  const texts = Object.fromEntries(selfTestForm.names.map((name) => [name, getFieldProps(name).label]));
  const getHelp = (name: string) => t(`desk-library.selfTests.help.${name}`);
  return (
    <section className="sheet stack">
      <PublishForm
        form={form}
        submit={t('desk-library.save')}
        label={t('desk-library.selfTests.title')}
        secondaryActions={
          !isNew &&
          !test.isShipped && (
            <MayPublish of={[test.typed.domain]}>
              <DeleteTest id={test.typed.id} title={getSelfTestTitle(test.typed, language)} />
            </MayPublish>
          )
        }
      >
        {isNew && <TextField {...getFieldProps('id')} help={getHelp('id')} autoComplete="off" />}
        <SelectField
          {...getFieldProps('domain')}
          options={TEST_DOMAINS.map((value) => ({ value, label: getDomainName(value, language) }))}
        />
        <TextField {...getFieldProps('version')} help={getHelp('version')} autoComplete="off" />
        <SelectField
          {...getFieldProps('window')}
          options={TEST_WINDOWS.map((value) => ({ value, label: t(`desk-library.selfTests.windows.${value}`) }))}
        />
        <TextField {...getFieldProps('titleNl')} />
        <TextField {...getFieldProps('titleEn')} />
        <TextField {...getFieldProps('owner')} help={getHelp('owner')} />
        <TextArea {...getFieldProps('terms')} help={getHelp('terms')} rows={2} />
        <TextField {...getFieldProps('range')} help={getHelp('range')} />
        <TextArea {...getFieldProps('questionsNl')} help={getHelp('questions')} rows={10} />
        <TextArea {...getFieldProps('questionsEn')} rows={10} />
        <TextArea {...getFieldProps('bandsNl')} help={getHelp('bands')} rows={5} />
        <TextArea {...getFieldProps('bandsEn')} rows={5} />
        <TextArea {...getFieldProps('examples')} help={getHelp('examples')} rows={4} />
      </PublishForm>
      {!isNew && (
        <>
          <DraftControls<Content>
            place={entry}
            content={() => ({ typed: { ...form.hook.getValues(), id: test.typed.id } as SelfTestInputs })}
            isChanged={form.kept.isUnsaved}
            onShow={({ typed }) => form.kept.put({ ...typed })}
            onKept={form.kept.clear}
          />
          <Versions<Content>
            thing={entry}
            changes={({ typed }) => listChangedFields(test.typed, typed, { texts })}
            onRestore={({ typed }) => save(typed)}
            onRestored={() => void refreshCalls(openSelfTest.name)}
          />
        </>
      )}
    </section>
  );
}
