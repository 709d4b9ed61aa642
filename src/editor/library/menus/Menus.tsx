import { useState } from 'react';
import { MENU_NAMES, type MenuName, type MenuParams } from '#src/contract/desk/menu.ts';
import { openMenu } from '#src/contract/desk/open-menu.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS, domainOf } from '#src/domains/index.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { SelectField } from '#src/ui/field/fields.tsx';
import { UnsavedHere } from '../../frame/unsaved/UnsavedHere.tsx';
import { useUnsaved } from '../../frame/unsaved/unsaved.ts';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Shown } from '../parts/Shown.tsx';
import { MenuForm } from './MenuForm.tsx';

/** The menus of the frame, each for one programme in one language. */
export function Menus() {
  const { t, language: own } = useIsland();
  const [place, show] = useState<MenuParams['params']>({ menu: 'main', domain: 'alcohol', language: own });
  const unsaved = useUnsaved();
  const setPlace = (next: MenuParams['params']) => unsaved.leave(() => show(next));
  const fetched = useCall(openMenu, { params: place });
  const { languages } = domainOf(place.domain);
  const changeDomain = (domain: DomainKey) => {
    const speaks = domainOf(domain).languages.includes(place.language);
    setPlace({ ...place, domain, language: speaks ? place.language : 'nl' });
  };
  return (
    <div className="stack">
      <ScreenHead title={t('desk-library.menus.title')} lead={t('desk-library.menus.lead')} />
      <div className="library-choices">
        <SelectField
          id="menu-domain"
          label={t('desk-library.programme')}
          value={place.domain}
          options={DOMAINS.map(({ key, words }) => ({ value: key, label: words.programme[own] }))}
          onChange={(event) => changeDomain(event.target.value as DomainKey)}
        />
        <SelectField
          id="menu-name"
          label={t('desk-library.menus.which')}
          value={place.menu}
          options={MENU_NAMES.map((menu) => ({ value: menu, label: t(`desk-library.menus.names.${menu}`) }))}
          onChange={(event) => setPlace({ ...place, menu: event.target.value as MenuName })}
        />
        <SelectField
          id="menu-language"
          label={t('desk-library.language')}
          value={place.language}
          options={languages.map((value) => ({ value, label: t(`desk-library.languages.${value}`) }))}
          onChange={(event) => setPlace({ ...place, language: event.target.value as Language })}
        />
      </div>
      <p className="soft">{t(`desk-library.menus.where.${place.menu}`)}</p>
      <UnsavedHere unsaved={unsaved}>
        <Shown fetched={fetched}>
          {(menu) => <MenuForm key={`${JSON.stringify(place)} ${menu.version}`} place={place} menu={menu} />}
        </Shown>
      </UnsavedHere>
    </div>
  );
}
