import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';

export interface Toast {
  readonly id: string;
  readonly kind: 'done' | 'failed';
  readonly text: string;
}

interface Props {
  toasts: readonly Toast[];
  closeLabel: string;
  onClose: (id: string) => void;
}

const KINDS = ['done', 'failed'] as const;

/**
 * Toasts, also for screen readers: successes are announced politely, failures immediately. They are shown until they
 * are closed or removed.
 */
export function Toasts({ toasts, closeLabel, onClose }: Props) {
  return (
    <div className="toasts">
      {KINDS.map((kind) => (
        <div key={kind} role={kind === 'done' ? 'status' : 'alert'}>
          {toasts
            .filter((toast) => toast.kind === kind)
            .map(({ id, text }) => (
              <div key={id} className="toast">
                <Icon name={kind === 'done' ? 'check' : 'circle-alert'} />
                <p>{text}</p>
                <IconButton icon="x" label={closeLabel} onClick={() => onClose(id)} />
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}
