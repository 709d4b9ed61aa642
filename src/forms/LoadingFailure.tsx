import type { Failure } from '#src/contract/result.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { toFailureText } from './failure-text.ts';

interface Props {
  readonly call: { readonly failure?: Failure; readonly retry: () => void };
  /** Text about the missing content. Default: the failure's text. */
  readonly text?: string;
  /** True for a separate part of the screen, which gets its own sheet. */
  readonly isSheet?: boolean;
  /** True to not interrupt screen readers, because help is shown above. */
  readonly isQuiet?: boolean;
}

/** Error message for a part of a screen that could not be loaded, with a retry button. */
export function LoadingFailure({ call: { failure, retry }, text, isSheet = false, isQuiet = false }: Props) {
  const { t } = useIsland();
  return (
    <div className={isSheet ? 'sheet stack' : 'stack'} role={isQuiet ? undefined : 'alert'}>
      <p>{text ?? (failure && toFailureText(t, failure))}</p>
      <p>
        <Button kind="quiet" icon="refresh-cw" onClick={retry}>
          {t('forms.retry')}
        </Button>
      </p>
    </div>
  );
}
