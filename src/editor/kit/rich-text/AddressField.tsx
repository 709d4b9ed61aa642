import { useState } from 'react';
import { isAllowedHref } from '#registry/fields/link.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { useLinkScope } from '../link-scope.ts';
import { PageSearch } from '../PageSearch.tsx';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly onChange: (href: string) => void;
}

/** Field for the URL of a link: typed, or selected from the pages of the programme. */
export function AddressField({ id, value, onChange }: Props) {
  const { t } = useIsland();
  const { language } = useLinkScope();
  const [isSearching, setSearching] = useState(false);
  const isWrong = value !== '' && !isAllowedHref(value);
  return (
    <>
      <TextField
        id={`${id}-href`}
        label={t('desk-fields.link.address')}
        help={t('desk-fields.link.addressHelp')}
        error={isWrong ? t('desk-fields.link.addressWrong') : undefined}
        value={value}
        inputMode="url"
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
      />
      <Button kind="plain" icon="search" aria-expanded={isSearching} onClick={() => setSearching(!isSearching)}>
        {t('desk-fields.link.find')}
      </Button>
      {isSearching && (
        <PageSearch
          id={id}
          label={t('desk-fields.link.search')}
          may={({ path }) => path !== null}
          onChoose={({ path }) => {
            if (path !== null) onChange(toLocalisedPath(path, language));
            setSearching(false);
            document.getElementById(`${id}-href`)?.focus();
          }}
        />
      )}
    </>
  );
}
