import {
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#src/contract/second-factor.ts';
import { type Route, serve } from '../../http/route.ts';
import { confirmSetUp, startSetUp } from './set-up.ts';
import { replaceRecoveryCodes, showFactor } from './user-factor.ts';

export const secondFactorRoutes: readonly Route[] = [
  serve(getSecondFactor, showFactor),
  serve(startSecondFactor, startSetUp),
  serve(confirmSecondFactor, confirmSetUp),
  serve(renewRecoveryCodes, replaceRecoveryCodes),
];
