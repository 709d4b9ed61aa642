import { useIsland } from '#src/session/Island.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import { listForumDomains } from './forum-domains.ts';

/** Filter for one programme or all programmes. */
export function DomainFilter({ domain, onChange }: { domain: string; onChange: (domain: string) => void }) {
  const { t, language } = useIsland();
  const domainOptions = listForumDomains(language).map(({ key, name }) => ({ value: key, label: name }));
  return (
    <div className="people-filter">
      <SelectField
        id="domain"
        label={t('desk-people.domain')}
        value={domain}
        options={[{ value: '', label: t('desk-people.allDomains') }, ...domainOptions]}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
