import { checkHelpLine } from '../desk/check-help-line.ts';
import { listFacts } from '../desk/list-facts.ts';
import { listHelpLines } from '../desk/list-help-lines.ts';
import { openTestMail } from '../desk/open-test-mail.ts';
import { saveProvider } from '../desk/save-provider.ts';
import { sendTestMail } from '../desk/send-test-mail.ts';
import { settlePoint } from '../desk/settle-point.ts';
import { showOpening } from '../desk/show-opening.ts';
import { showProvider } from '../desk/show-provider.ts';
import { signFacts } from '../desk/sign-facts.ts';

/** Operations of the provider's record and of the opening list. */
export const DESK_OPENING_OPERATIONS = [
  showProvider,
  saveProvider,
  showOpening,
  settlePoint,
  sendTestMail,
  openTestMail,
  listFacts,
  signFacts,
  listHelpLines,
  checkHelpLine,
] as const;
