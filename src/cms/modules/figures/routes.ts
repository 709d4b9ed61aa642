import { deleteOwnDrink, listOwnDrinks, saveOwnDrink } from '#src/contract/figures/own-drinks.ts';
import { getFigures, saveFigures } from '#src/contract/figures/own-figures.ts';
import { type Route, serve } from '../../http/route.ts';
import { answerRefused } from '../webforms/answer-refused.ts';
import { keepDrink, removeDrink, showDrinks } from './own-drinks.ts';
import { keepFigures, showFigures } from './own-figures.ts';

/** What somebody typed beside the days, for the figures that are made of both. */
export const figuresRoutes: readonly Route[] = [
  serve(getFigures, showFigures),
  serve(saveFigures, answerRefused(keepFigures)),
  serve(listOwnDrinks, showDrinks),
  serve(saveOwnDrink, answerRefused(keepDrink)),
  serve(deleteOwnDrink, removeDrink),
];
