import { listFacts, signFacts as signing } from '#src/contract/desk/facts.ts';
import { checkHelpLine, listHelpLines } from '#src/contract/desk/help-lines.ts';
import { openTestMail, sendTestMail } from '#src/contract/desk/mails.ts';
import { saveProvider, setPointState, showOpening, showProvider } from '#src/contract/desk/opening.ts';
import { type Route, serve } from '../../http/route.ts';
import { checkLine, showLines } from './lines.ts';
import { confirmOpeningTest, sendOpeningTest, setOpeningPoint, showOpeningList } from './opening.ts';
import { saveProviderSettings, showProviderSettings } from './provider.ts';
import { handleSignFacts, showFacts } from './sign-facts.ts';

/** Routes of the provider's record and of the opening list. */
export const openingRoutes: readonly Route[] = [
  serve(showProvider, showProviderSettings),
  serve(saveProvider, saveProviderSettings),
  serve(showOpening, showOpeningList),
  serve(setPointState, setOpeningPoint),
  serve(sendTestMail, sendOpeningTest),
  serve(openTestMail, confirmOpeningTest),
  serve(listFacts, showFacts),
  serve(signing, handleSignFacts),
  serve(listHelpLines, showLines),
  serve(checkHelpLine, checkLine),
];
