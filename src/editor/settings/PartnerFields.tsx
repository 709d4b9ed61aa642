import type { SitePartner } from '#src/contract/desk/sites.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { FieldError } from '#src/ui/field/FieldFrame.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { MediaPicker } from '../library/MediaPicker.tsx';

interface Props {
  id: string;
  number: number;
  partner: SitePartner;
  getError: (field: keyof SitePartner) => string | undefined;
  onChange: (changed: Partial<SitePartner>) => void;
  onRemove: () => void;
  /** Null for the first or last partner. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

/** Fields of one partner organisation: name, website, logo, and position in the list. */
export function PartnerFields({ id, number, partner, getError, onChange, onRemove, onUp, onDown }: Props) {
  const { t } = useIsland();
  const getName = (key: string) => `${t(`desk-settings.partners.${key}`)} (${partner.name || number})`;
  return (
    <li className="stack">
      <TextField
        id={`${id}-name`}
        label={t('desk-settings.partners.name')}
        value={partner.name}
        error={getError('name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        id={`${id}-href`}
        type="url"
        label={t('desk-settings.partners.href')}
        help={t('desk-settings.partners.hrefHelp')}
        value={partner.href}
        error={getError('href')}
        onChange={({ target }) => onChange({ href: target.value })}
      />
      <div id={`${id}-logo`} tabIndex={-1}>
        <p>{t('desk-settings.partners.logo')}</p>
        <MediaPicker value={partner.logo} label={getName('logo')} onChange={(logo) => onChange({ logo })} />
        <FieldError id={`${id}-logo`} error={getError('logo')} />
      </div>
      <div className="button-row">
        <Button kind="plain" disabled={!onUp} onClick={() => onUp?.()} aria-label={getName('up')}>
          {t('desk-settings.partners.up')}
        </Button>
        <Button kind="plain" disabled={!onDown} onClick={() => onDown?.()} aria-label={getName('down')}>
          {t('desk-settings.partners.down')}
        </Button>
        <Button kind="plain" icon="trash" onClick={onRemove} aria-label={getName('remove')}>
          {t('desk-settings.partners.remove')}
        </Button>
      </div>
    </li>
  );
}
