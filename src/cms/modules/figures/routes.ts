import { deleteOwnDrink, listOwnDrinks, saveOwnDrink } from '#src/contract/figures/user-drinks.ts';
import { getFigures, saveUserFigures } from '#src/contract/figures/user-figures.ts';
import { type Route, serve } from '../../http/route.ts';
import { withRefusedFields } from '../webforms/answer-refused.ts';
import { removeDrink, showDrinks, storeDrink } from './user-drinks.ts';
import { showFigures, storeFigures } from './user-figures.ts';

/** Routes of the figures that a user entered. */
export const figuresRoutes: readonly Route[] = [
  serve(getFigures, showFigures),
  serve(saveUserFigures, withRefusedFields(storeFigures)),
  serve(listOwnDrinks, showDrinks),
  serve(saveOwnDrink, withRefusedFields(storeDrink)),
  serve(deleteOwnDrink, removeDrink),
];
