import { useEffect, useRef, useState } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';

interface Props {
  id: string;
  label: string;
  /** Initial search text. */
  start?: string;
  /** True to focus the field immediately. */
  isFocused?: boolean;
  /** Called with the search text after a pause in typing. */
  onSearch: (search: string) => void;
}

const PAUSE_MS = 300;

/** Input that searches while the user types. */
export function SearchField({ id, label, start = '', isFocused = false, onSearch }: Props) {
  const [typed, setTyped] = useState(start);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the search text, not on the callback
  useEffect(() => {
    const pause = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <div className="desk-search">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        className="control"
        placeholder={label}
        autoComplete="off"
        ref={input}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
