import { useMemo } from 'react';
import type { EditableWebform, WebformContent } from '#src/contract/desk/webform/stored-webform.ts';
import { openWebform } from '#src/contract/desk/webform/webforms.ts';
import { useFailureToast } from '#src/forms/use-failure-toast.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { ErrorSummary } from '#src/ui/error-summary/ErrorSummary.tsx';
import { keepFocusInRows } from '#src/ui/keep-focus.ts';
import { UnsavedNotice } from '../frame/unsaved/UnsavedNotice.tsx';
import type { ChangedField } from '../frame/version-conflict/changed-fields.ts';
import { getDeskFailureText } from '../kit/desk-failure-text.ts';
import { FetchedContent } from '../kit/FetchedContent.tsx';
import { ReviewDate } from '../kit/review/ReviewDate.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { ApprovalByLink } from '../kit/things/ApprovalByLink.tsx';
import { DraftControls } from '../kit/things/DraftControls.tsx';
import { MayEdit } from '../kit/things/MayPublish.tsx';
import { Versions } from '../library/versions/Versions.tsx';
import { formatAnsweredSentence } from './answers-text.ts';
import { getDifferenceName, getDifferenceText } from './conflict/difference-text.ts';
import { listFormDifferences } from './conflict/differences.ts';
import { WebformConflict } from './conflict/WebformConflict.tsx';
import { DeleteWebform } from './DeleteWebform.tsx';
import { AddElement } from './elements/AddElement.tsx';
import { ElementRow } from './elements/ElementRow.tsx';
import { findElement, listAllElements } from './model/edit-form.ts';
import { getElementName } from './model/element-name.ts';
import { type Builder, useBuilder } from './model/use-builder.ts';
import { AddEnglish } from './parts/AddEnglish.tsx';
import { BuilderProvider, useBuilderContext } from './parts/builder-context.ts';
import { getReasonText, toBuilderFieldId } from './parts/element-path.ts';
import { FormPreview } from './parts/FormPreview.tsx';
import { FormSettings } from './parts/FormSettings.tsx';

/** Returns each problem with its target: its field, or its element if it concerns the whole element. */
function useProblems({ problems, form }: Builder) {
  const { t } = useIsland();
  // The list is the result of one click: it does not change, or receive the focus, while problems are being solved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(
    () =>
      problems.map((problem) => {
        const { key, field, language } = problem;
        const element = key === null ? undefined : findElement(form.texts[language ?? 'nl'] ?? form.texts.nl, key);
        const name = element
          ? getElementName(element) || t(`desk-webforms.types.${element.type}`)
          : form.texts.nl.title;
        const isComplete = key !== null && !['options', 'when'].includes(field) && language === null && field !== 'max';
        const id = isComplete ? `wf-${key}` : toBuilderFieldId(key, field, language);
        return {
          id: key === null && field === 'elements' ? 'add-type' : id,
          text: `${name}: ${getReasonText(problem, t)}`,
        };
      }),
    [problems],
  );
}

/** Versions of the form; hidden while there are unsaved changes, which restoring would discard. */
function FormVersions() {
  const { t, language } = useIsland();
  const { saved, restore } = useBuilderContext();
  const listChanges = (content: Omit<WebformContent, 'isOpen'>): readonly ChangedField[] => {
    const now: WebformContent = saved;
    const then = { ...now, ...content };
    const formDifferences = listFormDifferences({ base: now, mine: now, theirs: then });
    const getKeys = ({ texts }: WebformContent) => listAllElements(texts.nl).map(({ key }) => key);
    const elements = new Map(
      [...listAllElements(then.texts.nl), ...listAllElements(now.texts.nl)].map((allElement) => [
        allElement.key,
        allElement,
      ]),
    );
    const reader = { t, language, elements };
    const isOrdered = formDifferences.length > 0 || getKeys(now).join() === getKeys(then).join();
    return [
      ...formDifferences.map((formDifference) => ({
        label: getDifferenceName(formDifference, reader),
        text: getDifferenceText(formDifference, 'theirs', reader),
      })),
      ...(isOrdered ? [] : [{ label: t('desk-webforms.otherOrder'), text: '' }]),
    ];
  };
  return (
    <Versions
      thing={{ kind: 'webform', key: saved.id }}
      changes={listChanges}
      onRestore={restore}
      onRestored={() => void refreshCalls(openWebform.name)}
    />
  );
}

function Built({ opened }: { opened: EditableWebform }) {
  const { t, href, language } = useIsland();
  const user = useUser();
  const notice = useFailureToast();
  const builder = useBuilder(opened, {
    onSave: notice.close,
    onSaved: () => showToast('done', t('desk-webforms.saved')),
    onFailed: (failure) => notice.show(getDeskFailureText(t, failure)),
  });
  const { form, isBusy, isDirty, conflict, save } = builder;
  const all = listAllElements(form.texts.nl);
  const problems = useProblems(builder);
  return (
    <BuilderProvider value={builder}>
      <ScreenHead
        back={{ href: href('webforms'), text: t('desk-webforms.back') }}
        title={form.texts.nl.title || form.id}
        lead={formatAnsweredSentence(t, language, form.answers)}
      />
      {form.isOwn && <Banner>{t('desk-webforms.own')}</Banner>}
      {builder.kept.offer && <UnsavedNotice {...builder.kept.offer} />}
      <ErrorSummary title={t('forms.summary')} problems={problems} />
      {conflict && <WebformConflict theirs={conflict} />}
      <MayEdit place={{ domains: form.domains, language: null }}>
        <div className="webform-builder">
          <div className="stack">
            <AddEnglish />
            <Details summary={t('desk-webforms.form.name')}>
              <FormSettings />
            </Details>
            <h2>{t('desk-webforms.elements')}</h2>
            <ol ref={keepFocusInRows} className="webform-rows">
              {all.map((element) => (
                <ElementRow key={element.key} element={element} all={all} />
              ))}
            </ol>
            <AddElement />
            <div className="webform-save">
              {user.mayPublish && (
                <Button disabled={form.isOwn} onClick={() => void save()} busy={isBusy && t('forms.busy')}>
                  {t('desk.things.publish')}
                </Button>
              )}
              <p className="soft" role="status">
                {t(isDirty ? 'desk-webforms.dirty' : 'desk-webforms.clean')}
              </p>
            </div>
          </div>
          <FormPreview />
        </div>
        {!form.isOwn && (
          <DraftControls<Omit<WebformContent, 'isOpen'>>
            place={{ kind: 'webform', key: form.id }}
            content={() => ({
              domains: form.domains,
              isSensitive: form.isSensitive,
              notes: form.notes,
              texts: form.texts,
            })}
            isChanged={builder.kept.isUnsaved}
            onShow={(draft) => builder.kept.put({ ...form, ...draft })}
            onKept={builder.kept.clear}
          />
        )}
        {!form.isOwn && <ApprovalByLink subject={{ kind: 'webform', key: form.id }} />}
        {!form.isOwn && <ReviewDate entry={{ kind: 'webform', key: form.id }} />}
        {!form.isOwn && !isDirty && <FormVersions />}
        {!form.isNeeded && user.mayPublish && <DeleteWebform form={form} />}
      </MayEdit>
    </BuilderProvider>
  );
}

/** Form builder: elements, their texts in each language, and a preview. */
export function WebformBuilder() {
  const { params } = useIsland();
  const fetchState = useCall(openWebform, { params: { webform: params.webform ?? '' } });
  return (
    <FetchedContent fetchState={fetchState}>
      {(openedEditableWebform) => <Built opened={openedEditableWebform} />}
    </FetchedContent>
  );
}
