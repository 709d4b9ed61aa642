import { listOwnDrinks } from '#src/contract/figures/user-drinks.ts';
import { formatNumber } from '#src/i18n/format-amount.ts';
import { type DrinkType, findDrinkSize } from '#src/rules/drinks/drink-sizes.ts';
import type { DrinkKind, RegisteredDrink } from '#src/rules/drinks/registered-drinks.ts';
import type { SavedDrink } from '#src/rules/drinks/user-drink.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';

/** Returns the user's saved drinks; empty while loading and on failure. */
export function useOwnDrinks(isNeeded: boolean) {
  const fetchState = useCall(listOwnDrinks, isNeeded ? {} : null);
  return fetchState.status === 'done' ? fetchState.value : [];
}

/** Returns functions for the names of drinks: the size, or the name that the user gave to a saved drink. */
export function useDrinkNames(savedDrinks: readonly SavedDrink[]) {
  const { t, language } = useIsland();
  const getCentilitres = (millilitres: number) =>
    t('registration.drinks.centilitres', { volume: formatNumber(millilitres / 10, language) });
  const getPercent = (tenths: number) => formatNumber(tenths / 10, language);
  const getName = ({ kind }: Pick<DrinkKind, 'kind'>): string => {
    const [type = '', key = ''] = kind.split('.');
    if (type === 'own') return savedDrinks.find(({ uuid }) => uuid === key)?.name ?? t('registration.drinks.own.gone');
    const isFeatureEnabled = findDrinkSize(type as DrinkType, key) !== null;
    return t(`registration.drinks.${isFeatureEnabled ? `sizes.${key}` : `types.${type}`}`);
  };
  const formatSize = ({ millilitres, tenths }: Omit<DrinkKind, 'kind'>) =>
    t('registration.drinks.sized', { volume: getCentilitres(millilitres), strength: getPercent(tenths) });
  const formatCount = (drink: RegisteredDrink) =>
    t('registration.drinks.one', {
      times: drink.count,
      name: getName(drink),
      volume: getCentilitres(drink.millilitres),
      strength: getPercent(drink.tenths),
    });
  /** Formats drinks briefly: "3 × Flesje of blikje, 1 × Wijn". */
  const formatShort = (drinks: readonly RegisteredDrink[]) =>
    drinks.map((drink) => t('registration.drinks.short', { times: drink.count, name: getName(drink) })).join(', ');
  return {
    centilitres: getCentilitres,
    percent: getPercent,
    nameOf: getName,
    sized: formatSize,
    counted: formatCount,
    short: formatShort,
  };
}
