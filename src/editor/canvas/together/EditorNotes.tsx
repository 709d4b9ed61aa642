import { listPageNotes, type PageNote, setPageNoteState, writePageNote } from '#src/contract/desk/page-notes.ts';
import { NOTE_FORM_TEXTS, noteForm } from '#src/contract/forms/library.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { useDateTimeFormat } from '../../kit/use-date-time-format.ts';
import { useEditing } from '../editing.ts';
import { findParagraph } from '../editor-registry.ts';
import { useBlockActions } from '../outline/use-block-actions.ts';
import { listBlockItems } from '../problems/block-ids.ts';
import { toItemUuid } from '../stored/from-puck.ts';
import { listBlockFields } from '../stored/page-content.ts';
import { usePuck } from '../use-puck.ts';

/** Returns the names of the page's blocks, by uuid, and their positions. */
function useBlocks() {
  const { t, language } = useIsland();
  const { registry, definition } = useEditing();
  const data = usePuck((puck) => puck.appState.data);
  const blocks = listBlockFields(definition).flatMap(([list]) =>
    listBlockItems(data, list).map(({ type, props }, index) => {
      const name = t('desk-fields.problems.block', {
        at: index + 1,
        type: findParagraph(registry, type)?.label[language] ?? type,
      });
      return [toItemUuid(String(props.id)), { list, at: index, name }] as const;
    }),
  );
  return new Map(blocks);
}

function WriteNote() {
  const { t } = useIsland();
  const { nid, language } = useEditing();
  const blocks = useBlocks();
  const selectedId = usePuck((puck) => puck.selectedItem?.props.id);
  const block = selectedId === undefined ? null : toItemUuid(String(selectedId));
  const form = useDeskForm({
    keep: `page.${nid}.${language}.note`,
    form: noteForm,
    id: 'note',
    start: { words: '' },
    textKey: NOTE_FORM_TEXTS,
    submit: (body) => getApiClient().call(writePageNote, { params: { nid, language }, body: { block, ...body } }),
    onDone: () => {
      form.reset({ words: '' });
      void refreshCalls(listPageNotes.name);
    },
  });
  const name = blocks.get(block ?? '')?.name ?? t('desk-fields.outline.page');
  return (
    <DeskForm
      form={form}
      kind="quiet"
      submit={t('desk-fields.colleagues.write')}
      label={t('desk-fields.colleagues.title', { count: 0 })}
    >
      <TextArea
        {...form.field('words')}
        rows={3}
        label={t('desk-fields.colleagues.words')}
        help={t('desk-fields.colleagues.place', { place: name })}
      />
    </DeskForm>
  );
}

function Note({ note, place }: { readonly note: PageNote; readonly place: ReturnType<typeof useBlocks> }) {
  const { t } = useIsland();
  const { nid, language } = useEditing();
  const formatMoment = useDateTimeFormat();
  const actions = useBlockActions();
  const { id, block, words, author, writtenAt, isDone } = note;
  const position = block === null ? undefined : place.get(block);
  const finish = async () => {
    const body = { isDone: !isDone };
    const result = await getApiClient().call(setPageNoteState, { params: { nid, language, id }, body });
    if (!result.ok) return showToast('failed', toFailureText(t, result.failure));
    void refreshCalls(listPageNotes.name);
  };
  return (
    <li data-done={isDone || undefined}>
      {position && (
        <button type="button" className="canvas-jump" onClick={() => actions.choose(position)}>
          {position.name}
        </button>
      )}
      {block !== null && !position && <span className="soft">{t('desk-fields.colleagues.gone')}</span>}
      <p dir="auto">{words}</p>
      <p className="soft">
        {author || t('desk-fields.conflict.somebody')}, {formatMoment(writtenAt)}
      </p>
      <Button kind="plain" icon={isDone ? 'undo-2' : 'check'} onClick={() => void finish()}>
        {t(isDone ? 'desk-fields.colleagues.again' : 'desk-fields.colleagues.done')}
      </Button>
    </li>
  );
}

/** Notes between editors about the page and its blocks. */
export function EditorNotes() {
  const { t } = useIsland();
  const { nid, language } = useEditing();
  const blocks = useBlocks();
  const fetchState = useCall(listPageNotes, { params: { nid, language } });
  return (
    <div className="canvas-colleague-notes">
      <p className="soft">{t('desk-fields.colleagues.lead')}</p>
      <WriteNote />
      <FetchedContent fetchState={fetchState} shape="text">
        {({ rows }) => (
          <ul>
            {rows.map((note) => (
              <Note key={note.id} note={note} place={blocks} />
            ))}
          </ul>
        )}
      </FetchedContent>
    </div>
  );
}
