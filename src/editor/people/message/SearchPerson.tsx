import { type SubmitEvent, useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField, TextField } from '#src/ui/field/fields.tsx';
import { listForumDomains } from '../parts/forum-domains.ts';

export interface PersonSearch {
  readonly domain: string;
  readonly nickname: string;
}

/** Search form for a programme and a nickname. */
export function SearchPerson({ onSearch }: { onSearch: (search: PersonSearch) => void }) {
  const { t, language } = useIsland();
  const domains = listForumDomains(language);
  const [domain, setDomain] = useState<string>(domains[0]?.key ?? '');
  const [nickname, setNickname] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const input = nickname.trim();
    setEmpty(input === '');
    if (input !== '') onSearch({ domain, nickname: input });
  };
  return (
    <form className="people-search" onSubmit={search} noValidate>
      <SelectField
        id="search-domain"
        label={t('desk-people.domain')}
        value={domain}
        options={domains.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={({ target }) => setDomain(target.value)}
      />
      <TextField
        id="search-nickname"
        label={t('desk-people.message.nickname')}
        autoComplete="off"
        value={nickname}
        error={isEmpty ? t('forms.errors.required') : undefined}
        onChange={({ target }) => setNickname(target.value)}
      />
      <Button type="submit" kind="quiet" icon="search">
        {t('desk-people.message.search')}
      </Button>
    </form>
  );
}
