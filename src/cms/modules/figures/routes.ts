import { getFigures, saveFigures } from '#src/contract/figures/own-price.ts';
import { type Route, serve } from '../../http/route.ts';
import { answerRefused } from '../webforms/answer-refused.ts';
import { keepPrice, showPrice } from './own-price.ts';

/** What somebody typed beside the days, for the figures that are made of both. */
export const figuresRoutes: readonly Route[] = [
  serve(getFigures, showPrice),
  serve(saveFigures, answerRefused(keepPrice)),
];
