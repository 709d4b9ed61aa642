import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';

export interface Tab {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly panel: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  first?: number;
  /** Called when a tab is chosen, for a panel that loads its content only then. */
  onShow?: (key: string) => void;
}

/** Tabs. Arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, first = 0, onShow }: Props) {
  const [current, setCurrent] = useState(first);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const show = (index: number) => {
    setCurrent(index);
    const tab = tabs[index];
    if (tab) onShow?.(tab.key);
  };

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const nextIndex = current === last ? 0 : current + 1;
    const previousIndex = current === 0 ? last : current - 1;
    const next = {
      ArrowRight: nextIndex,
      ArrowDown: nextIndex,
      ArrowLeft: previousIndex,
      ArrowUp: previousIndex,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className="tabs">
      <div ref={list} className="tab-list" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ key, label: name, icon }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            title={icon && name}
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => show(index)}
          >
            {icon && <Icon name={icon} />}
            <span>{name}</span>
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          hidden={index !== current}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
