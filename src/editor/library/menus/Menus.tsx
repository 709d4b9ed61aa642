import { useState } from 'react';
import {
  type DeskMenu,
  MENU_NAMES,
  type MenuName,
  type MenuParams,
  openMenu,
  saveMenu,
} from '#src/contract/desk/menus.ts';
import { joinEntryKey } from '#src/contract/desk/versions.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS, getDomain } from '#src/domains/index.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { SelectField } from '#src/ui/field/fields.tsx';
import { UnsavedGuard } from '../../frame/unsaved/UnsavedGuard.tsx';
import { useUnsavedForms } from '../../frame/unsaved/unsaved-forms.ts';
import { listChangedFields } from '../../frame/version-conflict/changed-fields.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { Versions } from '../versions/Versions.tsx';
import { MenuForm } from './MenuForm.tsx';

/** The menus of the site, one for each programme and language. */
export function Menus() {
  const { t, language } = useIsland();
  const toComparable = ({ entries }: Pick<DeskMenu, 'entries'>) => ({
    entries: entries
      .map(({ title, href, isOn }) => `${title} (${[href, ...(isOn ? [] : [t('desk-library.menus.off')])].join(', ')})`)
      .join(', '),
  });
  const [menuParams, show] = useState<MenuParams['params']>({ menu: 'main', domain: 'alcohol', language });
  const unsavedForms = useUnsavedForms();
  const showMenu = (next: MenuParams['params']) => unsavedForms.leave(() => show(next));
  const fetchState = useCall(openMenu, { params: menuParams });
  const { languages } = getDomain(menuParams.domain);
  const changeDomain = (domain: DomainKey) => {
    const speaks = getDomain(domain).languages.includes(menuParams.language);
    showMenu({ ...menuParams, domain, language: speaks ? menuParams.language : 'nl' });
  };
  return (
    <div className="stack">
      <ScreenHead title={t('desk-library.menus.title')} lead={t('desk-library.menus.lead')} />
      <div className="library-choices">
        <SelectField
          id="menu-domain"
          label={t('desk-library.programme')}
          value={menuParams.domain}
          options={DOMAINS.map(({ key, words }) => ({ value: key, label: words.programme[language] }))}
          onChange={(event) => changeDomain(event.target.value as DomainKey)}
        />
        <SelectField
          id="menu-name"
          label={t('desk-library.menus.which')}
          value={menuParams.menu}
          options={MENU_NAMES.map((menu) => ({ value: menu, label: t(`desk-library.menus.names.${menu}`) }))}
          onChange={(event) => showMenu({ ...menuParams, menu: event.target.value as MenuName })}
        />
        <SelectField
          id="menu-language"
          label={t('desk-library.language')}
          value={menuParams.language}
          options={languages.map((value) => ({ value, label: t(`desk-library.languages.${value}`) }))}
          onChange={(event) => showMenu({ ...menuParams, language: event.target.value as Language })}
        />
      </div>
      <p className="soft">{t(`desk-library.menus.where.${menuParams.menu}`)}</p>
      <UnsavedGuard unsaved={unsavedForms}>
        <FetchedContent fetchState={fetchState}>
          {(menu) => (
            <>
              <MenuForm key={`${JSON.stringify(menuParams)} ${menu.version}`} place={menuParams} menu={menu} />
              <Versions<Pick<DeskMenu, 'entries'>>
                key={JSON.stringify(menuParams)}
                thing={{ kind: 'menu', key: joinEntryKey(menuParams.menu, menuParams.domain, menuParams.language) }}
                changes={(content) =>
                  listChangedFields(toComparable(menu), toComparable(content), {
                    texts: { entries: t('desk-library.menus.links') },
                  })
                }
                onRestore={({ entries }) =>
                  getApiClient().call(saveMenu, { params: menuParams, body: { version: menu.version, entries } })
                }
                onRestored={() => void refreshCalls(openMenu.name)}
              />
            </>
          )}
        </FetchedContent>
      </UnsavedGuard>
    </div>
  );
}
