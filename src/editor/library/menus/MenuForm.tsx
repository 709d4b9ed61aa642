import { type SubmitEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type DeskMenu,
  MENU_FORM_TEXTS,
  type MenuParams,
  menuEntryFields,
  openMenu,
  saveMenu,
  TAB_BAR_ENTRIES,
} from '#src/contract/desk/menus.ts';
import { joinEntryKey } from '#src/contract/desk/versions.ts';
import type { Failure } from '#src/contract/result.ts';
import { FormFailure } from '#src/forms/FormFailure.tsx';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ErrorSummary } from '#src/ui/error-summary/ErrorSummary.tsx';
import { keepFocusInRows } from '#src/ui/keep-focus.ts';
import { UnsavedNotice } from '../../frame/unsaved/UnsavedNotice.tsx';
import { useFormCopy } from '../../frame/unsaved/use-form-copy.ts';
import { useVersionConflict } from '../../frame/version-conflict/use-version-conflict.ts';
import { VersionConflict } from '../../frame/version-conflict/VersionConflict.tsx';
import { findBrokenHrefs, useBrokenHrefs } from '../../kit/broken-links.ts';
import { moveItem } from '../../kit/move-item.ts';
import { findRowProblems, type RowProblems, toRowProblems } from '../../kit/row-problems.ts';
import { DraftControls } from '../../kit/things/DraftControls.tsx';
import { MayEdit } from '../../kit/things/MayPublish.tsx';
import { BrokenEntries } from './BrokenEntries.tsx';
import { MenuEntryFields } from './MenuEntryFields.tsx';
import { createMenuEntry, type MenuEntryInputs, toMenuEntryInputs } from './menu-entry-inputs.ts';

interface Props {
  place: MenuParams['params'];
  menu: DeskMenu;
}

/** Form for the entries of a menu, which are saved together. */
export function MenuForm({ place, menu }: Props) {
  const { t } = useIsland();
  const { mayPublish } = useUser();
  const [entries, setEntries] = useState<readonly MenuEntryInputs[]>(() => menu.entries.map(toMenuEntryInputs));
  const [problems, setProblems] = useState<RowProblems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [brokenEntries, setBrokenEntries] = useState<readonly MenuEntryInputs[]>([]);
  const conflict = useVersionConflict<DeskMenu>();
  const [start] = useState(entries);
  const copy = useFormCopy({
    name: `menu.${place.menu}.${place.domain}.${place.language}`,
    start,
    now: entries,
    version: menu.version,
    show: setEntries,
  });
  const brokenHrefs = useBrokenHrefs(
    [place.domain],
    entries.map(({ href }) => href.trim()),
  );
  const change = (key: string, ownEntry: Partial<MenuEntryInputs>) =>
    setEntries(entries.map((entry) => (entry.key === key ? { ...entry, ...ownEntry } : entry)));

  const add = () => {
    const entry = createMenuEntry();
    flushSync(() => setEntries([...entries, entry]));
    document.getElementById(`${entry.key}-title`)?.focus();
  };

  /** Publishes the menu, after a confirmation if entries have broken links. */
  const save = async (isConfirmed = false) => {
    if (isBusy || !mayPublish) return;
    const rowProblems = findRowProblems(t, entries, { readers: menuEntryFields, words: MENU_FORM_TEXTS });
    setProblems(rowProblems);
    setFailure(null);
    if (Object.keys(rowProblems).length > 0) return;
    setBusy(true);
    const visible = entries.filter(({ isOn }) => isOn);
    const hrefs = visible.map(({ href }) => href.trim());
    const missing = isConfirmed ? null : await findBrokenHrefs([place.domain], hrefs);
    setBrokenEntries(missing ? visible.filter(({ href }) => missing.has(href.trim())) : []);
    if (missing && missing.size > 0) return setBusy(false);
    const body = { version: conflict.toBase(copy.version), entries: entries.map(({ key: _key, ...entry }) => entry) };
    const result = conflict.note(await getApiClient().call(saveMenu, { params: place, body }));
    setBusy(false);
    if (!result.ok) {
      if (result.failure.status === 412) return;
      const rowProblems = toRowProblems(result.failure, 'entries', entries);
      if (rowProblems) setProblems(rowProblems);
      else setFailure(result.failure);
      return;
    }
    copy.clear();
    showToast('done', t('desk-library.menus.saved'));
    await refreshCalls(openMenu.name);
  };

  // The summary receives the focus when the errors change, never while the editor types.
  const summary = useMemo(() => Object.entries(problems).map(([id, text]) => ({ id, text })), [problems]);
  const form = (
    <form
      className="stack"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void save();
      }}
      aria-label={t('desk-library.menus.title')}
    >
      <ErrorSummary title={t('forms.summary')} problems={summary} />
      {copy.offer && <UnsavedNotice {...copy.offer} />}
      {entries.length === 0 && <p>{t('desk-library.menus.empty')}</p>}
      <ol ref={keepFocusInRows} className="library-rows menu-rows">
        {entries.map((entry, index) => (
          <MenuEntryFields
            key={entry.key}
            entry={entry}
            at={index}
            count={entries.length}
            place={place}
            isBroken={brokenHrefs.has(entry.href.trim())}
            getError={(name) => problems[`${entry.key}-${name}`]}
            onChange={(ownEntry) => change(entry.key, ownEntry)}
            onMove={(to) => setEntries(moveItem(entries, index, to))}
            onRemove={() => setEntries(entries.filter(({ key }) => key !== entry.key))}
          />
        ))}
      </ol>
      {place.menu === 'bottom' && entries.filter(({ isOn }) => isOn).length > TAB_BAR_ENTRIES && (
        <p role="status">{t('desk-library.menus.tooMany', { count: TAB_BAR_ENTRIES })}</p>
      )}
      <p>
        <Button kind="quiet" icon="plus" onClick={add}>
          {t('desk-library.menus.add')}
        </Button>
      </p>
      {conflict.theirs && (
        <VersionConflict
          changes={[
            {
              label: t('desk-library.menus.nowStands'),
              text: conflict.theirs.entries.map(({ title }) => title).join(', '),
            },
          ]}
          onTheirs={() => {
            copy.clear();
            conflict.clear();
            void refreshCalls(openMenu.name);
          }}
          onMine={conflict.insist}
        />
      )}
      <BrokenEntries entries={brokenEntries} onPublish={() => void save(true)} onClose={() => setBrokenEntries([])} />
      <FormFailure text={failure && toFailureText(t, failure)} />
      {mayPublish && (
        <div className="button-row">
          <Button type="submit" busy={isBusy && t('forms.busy')}>
            {t('desk.things.publish')}
          </Button>
        </div>
      )}
    </form>
  );
  return (
    <MayEdit place={{ domains: [place.domain], language: place.language }}>
      {form}
      <DraftControls<Pick<DeskMenu, 'entries'>>
        place={{ kind: 'menu', key: joinEntryKey(place.menu, place.domain, place.language) }}
        content={() => ({ entries: entries.map(({ key: _key, ...entry }) => entry) })}
        isChanged={copy.isUnsaved}
        onShow={(draft) => setEntries(draft.entries.map(toMenuEntryInputs))}
        onKept={copy.clear}
      />
    </MayEdit>
  );
}
