import { checkHelpLine } from '#src/contract/desk/check-help-line.ts';
import { listFacts } from '#src/contract/desk/list-facts.ts';
import { listHelpLines } from '#src/contract/desk/list-help-lines.ts';
import { openTestMail } from '#src/contract/desk/open-test-mail.ts';
import { saveProvider } from '#src/contract/desk/save-provider.ts';
import { sendTestMail } from '#src/contract/desk/send-test-mail.ts';
import { settlePoint } from '#src/contract/desk/settle-point.ts';
import { showOpening } from '#src/contract/desk/show-opening.ts';
import { showProvider } from '#src/contract/desk/show-provider.ts';
import { signFacts as signing } from '#src/contract/desk/sign-facts.ts';
import { withConflictDetail } from '../../content/version-conflict.ts';
import { type Route, serve } from '../../http/route.ts';
import { checkLine, showLines } from './lines.ts';
import { openTest, sendTest, settle, showOpeningList } from './opening.ts';
import { saveProviderSettings, showProviderSettings } from './provider.ts';
import { handleSignFacts, showFacts } from './sign-facts.ts';

/** Routes of the provider's record and of the opening list. */
export const openingRoutes: readonly Route[] = [
  serve(showProvider, showProviderSettings),
  serve(saveProvider, withConflictDetail(saveProviderSettings)),
  serve(showOpening, showOpeningList),
  serve(settlePoint, settle),
  serve(sendTestMail, sendTest),
  serve(openTestMail, openTest),
  serve(listFacts, showFacts),
  serve(signing, handleSignFacts),
  serve(listHelpLines, showLines),
  serve(checkHelpLine, checkLine),
];
