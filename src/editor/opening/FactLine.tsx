import { useState } from 'react';
import type { Fact } from '#src/contract/desk/facts.ts';
import { among } from '#src/i18n/text-key.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { domainNames } from '../frame/names.ts';
import { useMoment } from '../kit/use-moment.ts';
import { SignDialog } from './SignDialog.tsx';

/** One fact: its text to confirm, its places, and its signature. */
export function FactLine({ fact }: { readonly fact: Fact }) {
  const { t, href, language } = useIsland();
  const moment = useMoment();
  const [isAsked, setAsked] = useState(false);
  const { place, risk, text, title, domains, sources, signed, before } = fact;
  const address =
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
          {address ? (
            <a href={address} lang="nl">
              {title}
            </a>
          ) : (
            t(among(`desk-opening.facts.${place.kind}`), { title })
          )}
          {domains.length > 0 && ` · ${domainNames(domains, language)}`}
        </p>
        {address && sources.length > 0 && (
          <p className="soft">
            {t('desk-opening.facts.sources', { count: sources.length, sources: sources.join('; ') })}
          </p>
        )}
        {before && (
          <p>{t('desk-opening.facts.signedBefore', { name: before.name, at: moment(before.at, 'sentence') })}</p>
        )}
        {signed && (
          <p className="soft">
            {t('desk-opening.facts.signedBy', { name: signed.name, at: moment(signed.at, 'sentence') })}
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
