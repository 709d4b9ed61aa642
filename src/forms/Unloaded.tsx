import type { Failure } from '#src/contract/result.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { failureText } from './failure-text.ts';

interface Props {
  readonly call: { readonly failure?: Failure; readonly retry: () => void };
  /** What could not be fetched, where that says more than the failure. */
  readonly text?: string;
  /** A part that stands by itself has a sheet of its own. */
  readonly isSheet?: boolean;
  /** Nobody is interrupted where help stands above. */
  readonly isQuiet?: boolean;
}

/** Says in the place of a part of a screen that it could not be fetched, and asks for it again. */
export function Unloaded({ call: { failure, retry }, text, isSheet = false, isQuiet = false }: Props) {
  const { t } = useIsland();
  return (
    <div className={isSheet ? 'sheet stack' : 'stack'} role={isQuiet ? undefined : 'alert'}>
      <p>{text ?? (failure && failureText(t, failure))}</p>
      <p>
        <Button kind="quiet" icon="refresh-cw" onClick={retry}>
          {t('forms.retry')}
        </Button>
      </p>
    </div>
  );
}
