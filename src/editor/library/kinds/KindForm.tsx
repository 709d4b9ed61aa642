import { getKindOperations } from '#src/contract/desk/kind-operations.ts';
import { fromKindInputs, type KindInputs, toKindInputs } from '#src/contract/forms/kind-form.ts';
import type { EntryKind } from '#src/contract/kinds/index.ts';
import type { DeskEntry, SentEntry } from '#src/contract/kinds/kind.ts';
import type { Shape } from '#src/contract/shape/shape.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { PublishForm } from '../../frame/unsaved/DeskForm.tsx';
import { listChangedFields } from '../../frame/version-conflict/changed-fields.ts';
import { VersionConflict } from '../../frame/version-conflict/VersionConflict.tsx';
import { DraftControls } from '../../kit/things/DraftControls.tsx';
import { MayEdit } from '../../kit/things/MayPublish.tsx';
import { DomainPicks } from '../parts/DomainPicks.tsx';
import { Versions } from '../versions/Versions.tsx';
import { KindField, KindTexts } from './KindFields.tsx';
import { SHOW_BUTTON, useKindForm } from './use-kind-form.ts';

type Content = Omit<SentEntry<EntryKind>, 'isOn'>;

interface Props {
  kind: EntryKind;
  /** Entry to change; null for a new entry. */
  entry: DeskEntry<EntryKind> | null;
  onDone: () => void;
  /** Called to start again from the stored entry. */
  onTheirs: (entry: DeskEntry<EntryKind>) => void;
}

/** Provides the names of the fields in a comparison of two states: texts with their values, others by name. */
function useLabels({ words, fields, texts }: EntryKind) {
  const { t } = useIsland();
  const getLabel = (name: string) => t(`${words}.fields.${name}`);
  const ofTexts = Object.keys(texts).flatMap((name) =>
    (['nl', 'en'] as const).map((language) => [
      `${name}${language === 'nl' ? 'Nl' : 'En'}`,
      `${getLabel(name)} (${t(`desk-library.languages.${language}`)})`,
    ]),
  );
  const fieldLabels = Object.keys(fields).map((name) => [name, getLabel(name)]);
  return {
    texts: Object.fromEntries(ofTexts) as Record<string, string>,
    others: { ...Object.fromEntries(fieldLabels), domains: t('desk-library.domains') } as Record<string, string>,
  };
}

/** Form to create or change an entry. A new entry is off until an editor switches it on. */
export function KindForm({ kind, entry, onDone, onTheirs }: Props) {
  const { t } = useIsland();
  const { list, update } = getKindOperations(kind);
  const { form, conflict } = useKindForm(kind, entry, onDone);
  const labels = useLabels(kind);
  const getTyped = (content: Content): KindInputs => toKindInputs(kind, { ...content, isOn: false });
  return (
    <MayEdit place={{ domains: entry?.domains ?? [], language: null }}>
      <PublishForm
        form={form}
        {...(entry
          ? {}
          : {
              submit: t('desk-library.save'),
              kind: 'quiet' as const,
              secondaryActions: (
                <Button type="submit" value={SHOW_BUTTON}>
                  {t('desk-library.kinds.show')}
                </Button>
              ),
            })}
      >
        {Object.entries<Shape>(kind.fields).map(([name, shape]) => (
          <KindField key={name} form={form} shape={shape} name={name} declared={name} words={kind.words} />
        ))}
        <KindTexts kind={kind} form={form} entry={entry} language="Nl" />
        <KindTexts kind={kind} form={form} entry={entry} language="En" />
        <DomainPicks
          id={form.fieldId('domains')}
          error={form.getError('domains')}
          selected={form.value('domains') as readonly string[]}
          onChoose={(selection) => form.set('domains', selection)}
        />
        {entry && conflict.theirs && (
          <VersionConflict
            changes={listChangedFields(getTyped(entry), getTyped(conflict.theirs), labels)}
            onTheirs={() => {
              form.kept.clear();
              if (conflict.theirs) onTheirs(conflict.theirs);
            }}
            onMine={conflict.insist}
          />
        )}
      </PublishForm>
      {entry && (
        <DraftControls<Content>
          place={{ kind: kind.name, key: String(entry.id) }}
          content={() => {
            const { isOn: _, ...content } = fromKindInputs(kind, form.hook.getValues(), entry.isOn);
            return content;
          }}
          isChanged={form.kept.isUnsaved}
          onShow={(draft) => form.kept.put(getTyped({ ...entry, ...draft }))}
          onKept={form.kept.clear}
        />
      )}
      {entry && (
        <Versions<Content>
          thing={{ kind: kind.name, key: String(entry.id) }}
          changes={(content) => listChangedFields(getTyped(entry), getTyped({ ...entry, ...content }), labels)}
          onRestore={(content) =>
            getApiClient().call(update, {
              params: { id: entry.id },
              body: { ...content, isOn: entry.isOn, version: entry.version },
            })
          }
          onRestored={() => {
            void refreshCalls(list.name);
            onDone();
          }}
        />
      )}
    </MayEdit>
  );
}
