import { useState } from 'react';
import type { Result } from '#src/contract/result.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import type { Chosen } from './use-chosen.ts';

/** What can be done to several rows of a list at once. */
export interface OfSeveral<T> {
  readonly icon: IconName;
  /** Words of the button. */
  readonly action: string;
  /** What happens to them; asked first. */
  readonly text: string;
  readonly nameOf: (row: T) => string;
  readonly perform: (row: T) => Promise<Result<unknown>>;
}

interface BarProps<T> {
  readonly rows: readonly T[];
  readonly choice: Chosen<T>;
  readonly several: OfSeveral<T>;
  /** The name of the call that lists them. */
  readonly list: string;
}

/** Chooses every row that is shown, and does one thing to those that are chosen; it names the ones that stayed. */
export function ChosenRows<T>({ rows, choice: { chosen, all }, several, list }: BarProps<T>) {
  const { t } = useIsland();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { icon, action, text, nameOf, perform } = several;
  const act = async () => {
    setBusy(true);
    const stayed: string[] = [];
    for (const row of chosen) if (!(await perform(row)).ok) stayed.push(nameOf(row));
    setBusy(false);
    setAsked(false);
    await refreshCalls(list);
    if (stayed.length > 0) showToast('failed', t('desk.several.stayed', { names: stayed.join(', ') }));
    else showToast('done', t('desk.several.done', { action, count: chosen.length }));
  };
  return (
    <section className="chosen-rows" aria-label={t('desk.several.label')}>
      <Check
        id="choose-all"
        label={t('desk.several.all')}
        checked={rows.length > 0 && chosen.length === rows.length}
        onChange={({ target }) => all(target.checked)}
      />
      {chosen.length > 0 && (
        <>
          <p className="soft">{t('desk.several.count', { count: chosen.length })}</p>
          <Button kind="quiet" icon={icon} onClick={() => setAsked(true)}>
            {action}
          </Button>
        </>
      )}
      <Dialog
        open={isAsked}
        title={t('desk.several.title', { action, count: chosen.length })}
        closeLabel={t('forms.close')}
        onClose={() => setAsked(false)}
        footer={
          <>
            <Button onClick={() => void act()} {...(isBusy ? { busy: t('forms.busy') } : {})}>
              {action}
            </Button>
            <Button kind="plain" onClick={() => setAsked(false)}>
              {t('forms.cancel')}
            </Button>
          </>
        }
      >
        <p>{text}</p>
        <ul>
          {chosen.map((row) => (
            <li key={nameOf(row)}>{nameOf(row)}</li>
          ))}
        </ul>
      </Dialog>
    </section>
  );
}

interface PickProps<T> {
  readonly row: T;
  readonly id: string;
  readonly choice: Chosen<T>;
  readonly name: string;
}

/** The box that chooses a row. */
export function PickRow<T>({ row, id, choice, name }: PickProps<T>) {
  const { t } = useIsland();
  return (
    <Check
      id={id}
      label={<span className="visually-hidden">{t('desk.several.one', { name })}</span>}
      checked={choice.has(row)}
      onChange={({ target }) => choice.set(row, target.checked)}
    />
  );
}
