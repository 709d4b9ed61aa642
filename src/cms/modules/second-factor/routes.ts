import { beginSecondFactor } from '#src/contract/begin-second-factor.ts';
import { confirmSecondFactor } from '#src/contract/confirm-second-factor.ts';
import { getSecondFactor } from '#src/contract/get-second-factor.ts';
import { renewRecoveryCodes } from '#src/contract/renew-recovery-codes.ts';
import { type Route, serve } from '../../http/route.ts';
import { renewCodes, showFactor } from './own-factor.ts';
import { beginSetUp, confirmSetUp } from './set-up.ts';

export const secondFactorRoutes: readonly Route[] = [
  serve(getSecondFactor, showFactor),
  serve(beginSecondFactor, beginSetUp),
  serve(confirmSecondFactor, confirmSetUp),
  serve(renewRecoveryCodes, renewCodes),
];
