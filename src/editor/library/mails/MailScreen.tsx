import { openMail } from '#src/contract/desk/mails.ts';
import { joinEntryKey } from '#src/contract/desk/versions.ts';
import type { Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { ReviewDate } from '../../kit/review/ReviewDate.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { MayEdit } from '../../kit/things/MayPublish.tsx';
import { MailForm } from './MailForm.tsx';

/** Screen that edits the text of the mail in the path. */
export function MailScreen() {
  const { t, href, params } = useIsland();
  const { mail = '', language = 'nl' } = params;
  const fetchState = useCall(openMail, { params: { mail, language: language as Language } });
  return (
    <div className="stack">
      <ScreenHead
        title={`${t(`desk-library.mails.names.${mail}.name`)} (${t(`desk-library.languages.${language}`)})`}
        lead={t(`desk-library.mails.names.${mail}.when`)}
        back={{ href: href('mails'), text: t('desk-library.mails.title') }}
      />
      <FetchedContent fetchState={fetchState}>
        {(openedDeskMail) => (
          <MayEdit place={{ domains: DOMAINS.map(({ key }) => key), language }}>
            <MailForm key={openedDeskMail.version} mail={openedDeskMail} />
            <ReviewDate entry={{ kind: 'mail', key: joinEntryKey(mail, language) }} />
          </MayEdit>
        )}
      </FetchedContent>
    </div>
  );
}
