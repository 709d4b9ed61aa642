import { useState } from 'react';
import {
  type DeskMail,
  findPlaceholderErrors,
  findRevealingWords,
  type MailPlaceholder,
  type MailText,
} from '#src/contract/desk/mail-text.ts';
import { openMail, saveMail } from '#src/contract/desk/mails.ts';
import { joinEntryKey } from '#src/contract/desk/versions.ts';
import { createMailForm, fromMailInputs, MAIL_FORM_TEXTS, toMailInputs } from '#src/contract/forms/library.ts';
import { fillPlaceholders } from '#src/domains/placeholders.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { TextArea, TextField } from '#src/ui/field/fields.tsx';
import { PublishForm } from '../../frame/unsaved/DeskForm.tsx';
import { listChangedFields } from '../../frame/version-conflict/changed-fields.ts';
import { useVersionedForm } from '../../frame/version-conflict/use-versioned-form.ts';
import { VersionConflict } from '../../frame/version-conflict/VersionConflict.tsx';
import { DraftControls } from '../../kit/things/DraftControls.tsx';
import { Versions } from '../versions/Versions.tsx';
import { ResetMail } from './ResetMail.tsx';

interface Props {
  text: MailText;
  placeholders: readonly MailPlaceholder[];
  language: string;
}

/** Preview of the mail, with example values for its placeholders. */
function MailPreview({ text, placeholders, language }: Props) {
  const { t } = useIsland();
  const examples = Object.fromEntries(placeholders.map(({ name, example }) => [name, example]));
  const fillText = (text: string) => fillPlaceholders(text, examples);
  return (
    <section className="mail-preview" aria-label={t('desk-library.mails.preview')}>
      <h2>{t('desk-library.mails.preview')}</h2>
      <div lang={language}>
        <p className="mail-subject">{fillText(text.subject)}</p>
        {text.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never move
          <p key={index}>{fillText(line)}</p>
        ))}
        {text.action && (
          <p>
            <span className="mail-link">{fillText(text.action)}</span>
          </p>
        )}
        {text.second && (
          <p>
            <span className="mail-link">{fillText(text.second)}</span>
          </p>
        )}
        {text.closing && <p>{fillText(text.closing)}</p>}
      </div>
    </section>
  );
}

/** Form for the text of a mail, with a preview next to it. */
export function MailForm({ mail: openedMail }: { readonly mail: DeskMail }) {
  const { t } = useIsland();
  const { mail, language, original, placeholders } = openedMail;
  const [hasSecond] = useState(original.second !== undefined);
  const [hasLink] = useState(original.action !== '');
  const [read] = useState(() => createMailForm(original));
  const { form, conflict } = useVersionedForm({
    keep: `mail.${mail}.${language}`,
    form: read,
    id: 'mail',
    start: toMailInputs(openedMail.text),
    textKey: MAIL_FORM_TEXTS,
    opened: openedMail,
    save: (values, version) =>
      getApiClient().call(saveMail, {
        params: { mail, language },
        body: { ...fromMailInputs(values, hasSecond), version },
      }),
    onDone: () => {
      showToast('done', t('desk-library.mails.saved'));
      void refreshCalls(openMail.name);
    },
  });
  const text = fromMailInputs(form.hook.watch(), hasSecond);
  const { missing, unknown } = findPlaceholderErrors(text, original);
  const texts = Object.fromEntries(
    (['subject', 'lines', 'action', 'second', 'closing'] as const).map((name) => [
      name,
      t(`desk-library.mails.${name}`),
    ]),
  );
  const getChanges = (other: MailText) =>
    listChangedFields(toMailInputs(openedMail.text), toMailInputs(other), { texts });
  const telling = findRevealingWords(text, language);
  const getName = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');
  return (
    <div className="mail-editor">
      <div className="stack">
        <PublishForm form={form} secondaryActions={openedMail.changedAt !== null && <ResetMail mail={openedMail} />}>
          <TextField {...form.field('subject')} label={t('desk-library.mails.subject')} />
          <TextArea
            {...form.field('lines')}
            rows={8}
            label={t('desk-library.mails.lines')}
            help={t('desk-library.mails.linesHelp')}
          />
          {hasLink && (
            <TextField
              {...form.field('action')}
              label={t('desk-library.mails.action')}
              help={t('desk-library.mails.actionHelp')}
            />
          )}
          {hasSecond && <TextField {...form.field('second')} label={t('desk-library.mails.second')} />}
          <TextField
            {...form.field('closing')}
            label={t('desk-library.mails.closing')}
            help={t('desk-library.mails.closingHelp')}
          />
          <div role="status" className="mail-notes">
            {missing.length > 0 && <p>{t('desk-library.mails.missing', { names: getName(missing) })}</p>}
            {unknown.length > 0 && <p>{t('desk-library.mails.unknown', { names: getName(unknown) })}</p>}
            {telling.length > 0 && <p>{t('desk-library.mails.telling', { words: telling.join(', ') })}</p>}
          </div>
          {conflict.theirs && (
            <VersionConflict
              changes={getChanges(conflict.theirs.text)}
              onTheirs={() => {
                form.kept.clear();
                conflict.clear();
                void refreshCalls(openMail.name);
              }}
              onMine={conflict.insist}
            />
          )}
        </PublishForm>
        <DraftControls<MailText>
          place={{ kind: 'mail', key: joinEntryKey(mail, language) }}
          content={() => text}
          isChanged={form.kept.isUnsaved}
          onShow={(draft) => form.kept.put(toMailInputs(draft))}
          onKept={form.kept.clear}
        />
        <Versions<MailText>
          thing={{ kind: 'mail', key: joinEntryKey(mail, language) }}
          changes={getChanges}
          onRestore={(content) =>
            getApiClient().call(saveMail, {
              params: { mail, language },
              body: { ...content, version: openedMail.version },
            })
          }
          onRestored={() => void refreshCalls(openMail.name)}
        />
        {placeholders.length > 0 && (
          <section>
            <h2>{t('desk-library.mails.placeholders')}</h2>
            <dl className="mail-placeholders">
              {placeholders.map(({ name, example }) => (
                <div key={name}>
                  <dt>
                    <code>{`{{${name}}}`}</code>
                  </dt>
                  <dd>{t('desk-library.mails.example', { example })}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      <MailPreview text={text} placeholders={placeholders} language={language} />
    </div>
  );
}
