import { deleteOwnDrink, listOwnDrinks, saveOwnDrink } from '#src/contract/figures/own-drinks.ts';
import { getFigures, saveFigures } from '#src/contract/figures/own-figures.ts';
import { type Route, serve } from '../../http/route.ts';
import { answerRefused } from '../webforms/answer-refused.ts';
import { keepDrink, removeDrink, showDrinks } from './own-drinks.ts';
import { keepFigures, showFigures } from './own-figures.ts';

/** Routes of a user's entered figures, which are combined with the days. */
export const figuresRoutes: readonly Route[] = [
  serve(getFigures, showFigures),
  serve(saveFigures, answerRefused(keepFigures)),
  serve(listOwnDrinks, showDrinks),
  serve(saveOwnDrink, answerRefused(keepDrink)),
  serve(deleteOwnDrink, removeDrink),
];
