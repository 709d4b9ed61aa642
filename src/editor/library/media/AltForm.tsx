import { openEntryDraft } from '#src/contract/desk/drafts.ts';
import { listMedia, type MediaFile, updateMedia } from '#src/contract/desk/media.ts';
import { ALT_WIRE_NAMES, altForm, MEDIA_FORM_TEXTS, toAltFormValues } from '#src/contract/forms/library.ts';
import { renameRefusedFields } from '#src/forms/rename-refused-fields.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { PublishForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { type ChangedField, listChangedFields } from '../../frame/version-conflict/changed-fields.ts';
import { DraftControls } from '../../kit/things/DraftControls.tsx';
import { Versions } from '../versions/Versions.tsx';
import { AltFields } from './AltFields.tsx';

interface Props {
  file: MediaFile;
  onSaved: (file: MediaFile) => void;
}

const ALT_NAMES = Object.fromEntries(Object.entries(ALT_WIRE_NAMES).map(([name, wire]) => [wire, name]));

/** Content of a version of an image: its texts and its file. */
type Content = Parameters<typeof updateMedia.body>[0]['body'];

/** Returns the differences between a version of an image and the current version. */
function listChanges(t: ReturnType<typeof useIsland>['t'], now: MediaFile, then: Content): readonly ChangedField[] {
  const isOtherFile = then.file !== undefined && !now.url.includes(then.file.hash);
  return [
    ...listChangedFields(now.alt, then.alt, {
      texts: { nl: t('desk-library.languages.nl'), en: t('desk-library.languages.en') },
    }),
    ...(isOtherFile ? [{ label: t('desk-library.media.otherFile'), text: '' }] : []),
  ];
}

/** Form for the alternative text of an image. */
export function AltForm({ file, onSaved }: Props) {
  const { t } = useIsland();
  const { uuid, alt } = file;
  const form = useDeskForm({
    keep: `media.alt.${uuid}`,
    form: altForm,
    id: 'alt',
    start: toAltFormValues(alt),
    version: JSON.stringify(alt),
    textKey: MEDIA_FORM_TEXTS,
    submit: async ({ nl, en }, version) => {
      // Restored texts are based on the description that they were typed over.
      const body = { alt: { nl, en }, openedAlt: JSON.parse(version ?? JSON.stringify(alt)) as typeof alt };
      return renameRefusedFields(await getApiClient().call(updateMedia, { params: { uuid }, body }), ALT_NAMES);
    },
    explain: ({ status }) => (status === 412 ? t('desk-library.media.conflict') : null),
    onDone: (file) => {
      showToast('done', t('desk-library.media.described'));
      void refreshCalls(listMedia.name);
      void refreshCalls(openEntryDraft.name);
      onSaved(file);
    },
  });
  const restore = async (content: Content) => {
    const result = await getApiClient().call(updateMedia, { params: { uuid }, body: { ...content, openedAlt: alt } });
    if (result.ok) {
      onSaved(result.value);
      void refreshCalls(openEntryDraft.name);
      if (!form.kept.isUnsaved) form.kept.put(toAltFormValues(result.value.alt));
    }
    return result;
  };
  return (
    <>
      <PublishForm form={form} kind="quiet" submit={t('desk-library.media.saveWords')}>
        <AltFields form={form} />
      </PublishForm>
      <DraftControls<Content>
        place={{ kind: 'media', key: uuid }}
        content={() => {
          const { meaning: selectedMeaning, nl, en } = form.hook.getValues();
          return { alt: selectedMeaning === 'words' ? { nl, en } : { nl: '', en: '' } };
        }}
        isChanged={form.kept.isUnsaved}
        onShow={(draft) => form.kept.put(toAltFormValues(draft.alt))}
        onKept={form.kept.clear}
      />
      <Versions<Content>
        thing={{ kind: 'media', key: uuid }}
        changes={(content) => listChanges(t, file, content)}
        onRestore={restore}
        onRestored={() => void refreshCalls(listMedia.name)}
      />
    </>
  );
}
