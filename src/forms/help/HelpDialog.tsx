import { getCrisisLine } from '#src/domains/help-lines.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';

interface Props {
  open: boolean;
  /** Readers of the text: no one else, the nurse, the team, or the provider, to whom it is mailed. */
  readers: 'nobody' | 'nurse' | 'team' | 'contact';
  onClose: () => void;
}

/** Dialog with help lines for a text about not wanting to live. The text is saved or sent as well. */
export function HelpDialog({ open, readers, onClose }: Props) {
  const { t, language, site } = useIsland();
  const listen = getCrisisLine('suicide-prevention', language);
  const danger = getCrisisLine('emergency', language);
  return (
    <Dialog
      open={open}
      title={t('forms.help.title')}
      closeLabel={t('forms.close')}
      onClose={onClose}
      footer={
        <Button kind="quiet" onClick={onClose}>
          {t('forms.help.goOn')}
        </Button>
      }
    >
      <div className="stack">
        <p className="lead">
          {readers === 'team' && site.forumHours !== ''
            ? t('forms.help.readers.teamHours', { hours: site.forumHours })
            : t(`forms.help.readers.${readers}`)}
        </p>
        <p>{t('forms.help.lead')}</p>
        <div>
          <p>
            {listen.when} {listen.price}
          </p>
          <p className="help-dialog-call">
            <ButtonLink href={`tel:${listen.dial}`} icon="phone" wide>
              {t('forms.help.call', { name: listen.name, phone: listen.phone })}
            </ButtonLink>
          </p>
          {listen.url && (
            <p>
              <a href={listen.url} rel="noreferrer">
                {t('forms.help.chat')}
              </a>
            </p>
          )}
        </div>
        <p>
          {t('forms.help.say')} <strong>{t('forms.help.sentence')}</strong>
        </p>
        <p>{t('forms.help.rest')}</p>
        <p>
          {danger.when} <a href={`tel:${danger.dial}`}>{t('forms.help.danger', { phone: danger.phone })}</a>
        </p>
        <p className="soft">{t('forms.help.recognised')}</p>
      </div>
    </Dialog>
  );
}
