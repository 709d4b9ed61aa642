import { type SubmitEvent, useMemo, useState } from 'react';
import { PARTNER_FORM_TEXTS, partnerFields, type SitePartner } from '#src/contract/desk/sites.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { FormFailure } from '#src/forms/FormFailure.tsx';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ErrorSummary } from '#src/ui/error-summary/ErrorSummary.tsx';
import { keepFocusInRows } from '#src/ui/keep-focus.ts';
import { UnsavedNotice } from '../frame/unsaved/UnsavedNotice.tsx';
import { useFormCopy } from '../frame/unsaved/use-form-copy.ts';
import { VersionConflict } from '../frame/version-conflict/VersionConflict.tsx';
import { findRowProblems, type RowProblems, toRowProblems } from '../kit/row-problems.ts';
import { PartnerFields } from './PartnerFields.tsx';
import { type OpenedSite, useSaveSite } from './use-save-site.ts';

interface Props {
  domain: DomainKey;
  opened: OpenedSite;
}

interface Row extends SitePartner {
  /** Identifies the row while it is edited. */
  readonly key: string;
}

const toPartner = ({ name, href, logo }: Row): SitePartner => ({ name, href, logo });
const toRow = (partner: SitePartner): Row => ({ ...partner, key: crypto.randomUUID() });

/** Form for the partner organisations in the footer of one site, in order. */
export function Partners({ domain, opened }: Props) {
  const { site, onTheirs } = opened;
  const { t } = useIsland();
  const { save, onSaved, conflict } = useSaveSite(domain, opened);
  const [rows, setRows] = useState<readonly Row[]>(() => site.partners.map(toRow));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [problems, setProblems] = useState<RowProblems>({});
  // The summary receives the focus when the errors change, never while the editor types.
  const summary = useMemo(() => Object.entries(problems).map(([id, text]) => ({ id, text })), [problems]);
  const copy = useFormCopy({
    name: `site.${domain}.partners`,
    start: site.partners,
    now: rows.map(toPartner),
    version: site.version,
    show: (partners) => setRows(partners.map(toRow)),
  });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return undefined;
    const rowProblems = findRowProblems(t, rows, { readers: partnerFields, words: PARTNER_FORM_TEXTS });
    setProblems(rowProblems);
    setFailure(null);
    if (Object.keys(rowProblems).length > 0) return undefined;
    setBusy(true);
    const result = await save({ partners: rows.map(toPartner) }, copy.version);
    setBusy(false);
    if (result.ok) {
      copy.clear();
      return onSaved();
    }
    const { failure } = result;
    if (failure.status === 412) return undefined;
    const refusedRowProblems = toRowProblems(failure, 'partners', rows);
    return refusedRowProblems
      ? setProblems(refusedRowProblems)
      : setFailure(failure.fields?.partners ?? toFailureText(t, failure));
  };

  const move = (at: number, step: number) => {
    const next = [...rows];
    const [movedEntry] = next.splice(at, 1);
    if (movedEntry) next.splice(at + step, 0, movedEntry);
    setRows(next);
  };

  return (
    <form className="sheet stack" aria-labelledby="partners" noValidate onSubmit={(event) => void submit(event)}>
      <h2 id="partners">{t('desk-settings.partners.title')}</h2>
      <p>{t('desk-settings.partners.lead')}</p>
      <ErrorSummary title={t('forms.summary')} problems={summary} />
      {copy.offer && <UnsavedNotice {...copy.offer} />}
      {rows.length === 0 && <p className="soft">{t('desk-settings.partners.none')}</p>}
      <ol ref={keepFocusInRows} className="partner-rows">
        {rows.map((row, index) => (
          <PartnerFields
            key={row.key}
            id={row.key}
            getError={(name) => problems[`${row.key}-${name}`]}
            number={index + 1}
            partner={row}
            onChange={(changes) => setRows(rows.map((item) => (item === row ? { ...row, ...changes } : item)))}
            onRemove={() => setRows(rows.filter((item) => item !== row))}
            onUp={index === 0 ? null : () => move(index, -1)}
            onDown={index === rows.length - 1 ? null : () => move(index, 1)}
          />
        ))}
      </ol>
      <p>
        <Button
          kind="quiet"
          icon="plus"
          onClick={() => setRows([...rows, toRow({ name: '', href: 'https://', logo: null })])}
        >
          {t('desk-settings.partners.add')}
        </Button>
      </p>
      {conflict.theirs && (
        <VersionConflict
          changes={[
            {
              label: t('desk-library.menus.nowStands'),
              text: conflict.theirs.partners.map(({ name }) => name).join(', ') || t('desk-settings.partners.none'),
            },
          ]}
          onTheirs={() => {
            copy.clear();
            onTheirs();
          }}
          onMine={conflict.insist}
        />
      )}
      <FormFailure text={failure} />
      <p>
        <Button type="submit" busy={isBusy && t('forms.busy')}>
          {t('desk-settings.partners.save')}
        </Button>
      </p>
    </form>
  );
}
