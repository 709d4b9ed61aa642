import { useState } from 'react';
import { deleteOwnDrink, listOwnDrinks, saveOwnDrink } from '#src/contract/figures/user-drinks.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { focusAdd, useEditFocus } from '#src/forms/use-edit-focus.ts';
import type { DrinkKind } from '#src/rules/drinks/registered-drinks.ts';
import { MAX_OWN_DRINK_NAME, MAX_OWN_DRINKS, type SavedDrink } from '#src/rules/drinks/user-drink.ts';
import { countCharacters } from '#src/rules/fields/text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { useDrinkNames } from './drink-names.ts';

interface OfferedProps {
  savedDrinks: readonly SavedDrink[];
  /** Most frequent drinks. */
  usual: readonly DrinkKind[];
  onAdd: (drink: DrinkKind) => void;
}

/** Drinks that can be added with one click: the user's saved drinks, then the most frequent ones. */
export function OfferedDrinks({ savedDrinks, usual, onAdd }: OfferedProps) {
  const { t } = useIsland();
  const { nameOf, sized } = useDrinkNames(savedDrinks);
  const ownDrinkKinds = savedDrinks.map(({ uuid, millilitres, tenths }) => ({
    kind: `own.${uuid}`,
    millilitres,
    tenths,
  }));
  const isOwnDrink = ({ kind }: DrinkKind) => kind.startsWith('own.');
  const offeredDrinkKinds = [...ownDrinkKinds, ...usual.filter((drinkKind) => !isOwnDrink(drinkKind))];
  if (offeredDrinkKinds.length === 0) return null;
  return (
    <section aria-labelledby="drinks-offered" className="stack">
      <h3 id="drinks-offered">{t('registration.drinks.offered')}</h3>
      <ul className="drinks-offered">
        {offeredDrinkKinds.map((drink) => (
          <li key={`${drink.kind} ${drink.millilitres} ${drink.tenths}`}>
            <button type="button" className="drinks-offer" onClick={() => onAdd(drink)}>
              {nameOf(drink)} <small>{sized(drink)}</small>
            </button>
          </li>
        ))}
      </ul>
      {savedDrinks.length > 0 && <SavedDrinks savedDrinks={savedDrinks} />}
    </section>
  );
}

/** The user's saved drinks, each with a delete button. */
function SavedDrinks({ savedDrinks }: { savedDrinks: readonly SavedDrink[] }) {
  const { t } = useIsland();
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async ({ uuid }: SavedDrink) => {
    setFailure(null);
    const result = await getApiClient().call(deleteOwnDrink, { params: { uuid } });
    if (result.ok || result.failure.kind === 'not_found') void refreshCalls(listOwnDrinks.name).then(focusAdd);
    else setFailure(toFailureText(t, result.failure));
  };
  return (
    <Details summary={t('registration.drinks.own.kept')}>
      <ul className="drinks-counted">
        {savedDrinks.map((drink) => (
          <li key={drink.uuid}>
            <span>{drink.name}</span>
            <IconButton
              icon="trash"
              label={t('registration.drinks.own.remove', { name: drink.name })}
              onClick={() => void remove(drink)}
            />
          </li>
        ))}
      </ul>
      {failure && <p role="alert">{failure}</p>}
    </Details>
  );
}

interface SaveProps {
  savedDrinks: readonly SavedDrink[];
  /** Typed drink; null if invalid. */
  drink: Omit<DrinkKind, 'kind'> | null;
  onKept: (drink: DrinkKind) => void;
}

/** Saves the entered drink under a name, to add it by one click the next time. */
export function SaveDrinkForm({ savedDrinks, drink, onKept }: SaveProps) {
  const { t } = useIsland();
  const [name, setName] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  // One uuid for all attempts, so that a drink is not stored twice after a lost response.
  const [uuid, setUuid] = useState(() => crypto.randomUUID());
  useEditFocus(name === null ? null : 'drink', 'drinks-name');
  if (savedDrinks.length >= MAX_OWN_DRINKS)
    return <p className="soft">{t('registration.drinks.own.full', { most: MAX_OWN_DRINKS })}</p>;
  if (name === null) {
    return (
      <div>
        <Button data-edit="drink" kind="plain" icon="plus" disabled={drink === null} onClick={() => setName('')}>
          {t('registration.drinks.own.open')}
        </Button>
      </div>
    );
  }
  const saveDrink = async () => {
    const input = name.trim();
    if (input === '') return setError(t('registration.drinks.own.nameMissing'));
    if (countCharacters(input) > MAX_OWN_DRINK_NAME)
      return setError(t('registration.drinks.own.nameTooLong', { most: MAX_OWN_DRINK_NAME }));
    if (drink === null) return;
    setError(undefined);
    setBusy(true);
    const { millilitres, tenths } = drink;
    const saved = await getApiClient().call(saveOwnDrink, { body: { uuid, name: input, millilitres, tenths } });
    setBusy(false);
    if (!saved.ok) return setError(saved.failure.fields?.name ?? toFailureText(t, saved.failure));
    await refreshCalls(listOwnDrinks.name);
    setName(null);
    setUuid(crypto.randomUUID());
    onKept({ kind: `own.${uuid}`, millilitres, tenths });
  };
  return (
    <div className="drinks-keep">
      <TextField
        id="drinks-name"
        label={t('registration.drinks.own.name')}
        help={t('registration.drinks.own.nameHelp')}
        error={error}
        value={name}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          // Enter saves the drink, without submitting the day.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void saveDrink();
        }}
      />
      <div className="button-row">
        <Button
          kind="quiet"
          disabled={drink === null}
          onClick={() => void saveDrink()}
          busy={isBusy && t('forms.busy')}
        >
          {t('registration.drinks.own.save')}
        </Button>
        <Button kind="plain" onClick={() => setName(null)}>
          {t('registration.drinks.own.cancel')}
        </Button>
      </div>
    </div>
  );
}
