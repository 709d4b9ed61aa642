interface Props {
  /** Id of the question; prefix of the control's own. */
  id: string;
  name: string;
  value: string;
  pick: 'one' | 'several';
  chosen?: readonly string[];
  onChoose?: (chosen: readonly string[]) => void;
}

/** The native control of one answer; without `onChoose` the browser has the state, as in a plain form. */
export function Picker({ id, name, value, pick, chosen = [], onChoose }: Props) {
  const checked = chosen.includes(value);
  const shared = { type: pick === 'one' ? 'radio' : 'checkbox', id: `${id}-${value}`, name, value } as const;
  if (!onChoose) return <input {...shared} defaultChecked={checked} />;
  const next = () => {
    if (pick === 'one') return [value];
    return checked ? chosen.filter((other) => other !== value) : [...chosen, value];
  };
  return <input {...shared} checked={checked} onChange={() => onChoose(next())} />;
}
