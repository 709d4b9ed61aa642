import { useState } from 'react';
import { type Fact, listFacts } from '#src/contract/desk/facts.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import { formatDomainNames, getDomainName } from '../frame/names.ts';
import { FetchedContent } from '../kit/FetchedContent.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { useDateTimeFormat } from '../kit/use-date-time-format.ts';
import { SignDialog } from './SignDialog.tsx';

/** Button that signs all facts of the filtered list together. */
function SignFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const { t } = useIsland();
  const [isAsked, setAsked] = useState(false);
  if (facts.length < 2) return null;
  return (
    <>
      <p>
        <Button kind="quiet" onClick={() => setAsked(true)}>
          {t('desk-opening.facts.signAll', { count: facts.length })}
        </Button>
      </p>
      {isAsked && <SignDialog facts={facts} onClose={() => setAsked(false)} />}
    </>
  );
}

/** One fact: its text to confirm, the pages that contain it, and its signature. */
function FactLine({ fact }: { readonly fact: Fact }) {
  const { t, href, language } = useIsland();
  const formatMoment = useDateTimeFormat();
  const [isAsked, setAsked] = useState(false);
  const { place, risk, text, title, domains, sources, signed, before } = fact;
  const url =
    place.kind === 'page'
      ? href('page', { nid: place.id, language: 'nl' })
      : place.kind === 'form'
        ? href('webform', { webform: place.id })
        : null;
  return (
    <li data-class={risk}>
      <div>
        <p lang={place.kind === 'sentence' || place.kind === 'source' ? 'nl' : 'en'}>{text}</p>
        <p className="soft">
          {t(`desk-opening.facts.classes.${risk}`)}
          {' · '}
          {url ? (
            <a href={url} lang="nl">
              {title}
            </a>
          ) : (
            t(toTextKey(`desk-opening.facts.${place.kind}`), { title })
          )}
          {domains.length > 0 && ` · ${formatDomainNames(domains, language)}`}
        </p>
        {url && sources.length > 0 && (
          <p className="soft">
            {t('desk-opening.facts.sources', { count: sources.length, sources: sources.join('; ') })}
          </p>
        )}
        {before && (
          <p>{t('desk-opening.facts.signedBefore', { name: before.name, at: formatMoment(before.at, 'sentence') })}</p>
        )}
        {signed && (
          <p className="soft">
            {t('desk-opening.facts.signedBy', { name: signed.name, at: formatMoment(signed.at, 'sentence') })}
          </p>
        )}
      </div>
      {signed === null && (
        <Button kind="quiet" onClick={() => setAsked(true)} aria-label={t('desk-opening.facts.signThis', { text })}>
          {t('desk-opening.facts.sign')}
        </Button>
      )}
      {isAsked && <SignDialog facts={[fact]} onClose={() => setAsked(false)} />}
    </li>
  );
}

interface Narrowed {
  readonly risk: string;
  readonly state: string;
  readonly domain: string;
}

const CLASSES = ['1', '2', '3', '4', '5'];

/** Filters of facts by state; a fact with a text that changed after it was signed counts as open. */
const STATES: Readonly<Record<string, (fact: Fact) => boolean>> = {
  open: ({ signed }) => signed === null,
  reopened: ({ before }) => before !== null,
  signed: ({ signed }) => signed !== null,
};

const createMatcher =
  ({ risk, state, domain }: Narrowed) =>
  (fact: Fact): boolean =>
    (risk === '' || String(fact.risk) === risk) &&
    (state === '' || STATES[state]?.(fact) === true) &&
    (domain === '' || fact.domains.length === 0 || fact.domains.includes(domain as DomainKey));

/** Facts in the texts that an expert must confirm, with their signatures. */
export function Facts() {
  const { t, href, language } = useIsland();
  const facts = useCall(listFacts, {});
  const [narrowed, setNarrowed] = useState<Narrowed>(() => ({
    risk: new URLSearchParams(location.search).get('class') ?? '',
    state: 'open',
    domain: '',
  }));
  const set = (name: keyof Narrowed) => (event: { readonly target: { readonly value: string } }) =>
    setNarrowed({ ...narrowed, [name]: event.target.value });
  const all = { value: '', label: t('desk-opening.facts.all') };
  return (
    <div className="stack">
      <ScreenHead
        back={{ href: href('opening'), text: t('desk-opening.back') }}
        title={t('desk-opening.facts.title')}
        lead={t('desk-opening.facts.lead')}
      />
      <div className="opening-filters">
        <SelectField
          id="class"
          label={t('desk-opening.facts.class')}
          value={narrowed.risk}
          onChange={set('risk')}
          options={[all, ...CLASSES.map((value) => ({ value, label: t(`desk-opening.facts.classes.${value}`) }))]}
        />
        <SelectField
          id="state"
          label={t('desk-opening.facts.state')}
          value={narrowed.state}
          onChange={set('state')}
          options={[all, ...Object.keys(STATES).map((value) => ({ value, label: t(`desk-opening.facts.${value}`) }))]}
        />
        <SelectField
          id="domain"
          label={t('desk-opening.facts.programme')}
          value={narrowed.domain}
          onChange={set('domain')}
          options={[all, ...DOMAINS.map(({ key }) => ({ value: key, label: getDomainName(key, language) }))]}
        />
      </div>
      <FetchedContent fetchState={facts}>
        {(every) => {
          const visible = every.filter(createMatcher(narrowed));
          return (
            <>
              <p role="status">{t('desk-opening.facts.count', { count: visible.length, total: every.length })}</p>
              <SignFacts facts={visible.filter(({ signed }) => signed === null)} />
              {visible.length > 0 && (
                <div className="sheet">
                  <ul className="desk-lines opening-facts">
                    {visible.map((fact) => (
                      <FactLine key={fact.id} fact={fact} />
                    ))}
                  </ul>
                </div>
              )}
            </>
          );
        }}
      </FetchedContent>
    </div>
  );
}
