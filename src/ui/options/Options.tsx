import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { FieldError } from '../field/FieldFrame.tsx';
import { Icon } from '../icon/Icon.tsx';

interface PickerProps {
  /** Id of the question; prefix of the control ids. */
  id: string;
  name: string;
  value: string;
  pick: 'one' | 'several';
  selected?: readonly string[];
  onChoose?: (chosen: readonly string[]) => void;
}

/** Native radio button or checkbox of an answer. Without `onChoose` the browser manages its state, as in a plain form. */
function Picker({ id, name, value, pick, selected = [], onChoose }: PickerProps) {
  const isChecked = selected.includes(value);
  const shared = { type: pick === 'one' ? 'radio' : 'checkbox', id: `${id}-${value}`, name, value } as const;
  if (!onChoose) return <input {...shared} defaultChecked={isChecked} />;
  const getNextValues = () => {
    if (pick === 'one') return [value];
    return isChecked ? selected.filter((chosenValue) => chosenValue !== value) : [...selected, value];
  };
  return <input {...shared} checked={isChecked} onChange={() => onChoose(getNextValues())} />;
}

export interface OptionItem {
  readonly value: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Feedback on the answer, below its label. */
  readonly after?: ReactNode;
}

interface Props {
  id: string;
  name: string;
  legend: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  options: readonly OptionItem[];
  /** Single or multiple choice. */
  pick: 'one' | 'several';
  /** `rows`: full width, with room for help. `chips`: short labels next to each other. */
  variant?: 'rows' | 'chips';
  selected?: readonly string[];
  onChoose?: (chosen: readonly string[]) => void;
  /** Number of answers shown initially, and the label of the button that shows the others. */
  few?: { readonly most: number; readonly more: string };
  /** Maximum number of answers, and the text shown if the user selects more. */
  most?: { readonly count: number; readonly full: string } | undefined;
}

/** Question with a short list of answers: native radio buttons or checkboxes. */
export function Options(props: Props) {
  const { id, legend, help, error, options, variant = 'rows', selected, onChoose, few, most: limit } = props;
  const [isWhole, setWhole] = useState(false);
  const [isFull, setFull] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const most = few && !isWhole ? few.most : options.length;
  const visibleOptions = options.filter(({ value }, index) => index < most || selected?.includes(value));
  useEffect(() => {
    if (isWhole && few) list.current?.querySelectorAll('input')[few.most]?.focus();
  }, [isWhole, few]);
  const choose = (next: readonly string[]) => {
    const isTooMany = limit !== undefined && next.length > limit.count;
    setFull(isTooMany);
    if (!isTooMany) onChoose?.(next);
  };
  const group = { ...props, ...(onChoose && { onChoose: choose }) };
  const description = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className="options" id={id} aria-describedby={description} tabIndex={-1}>
      <legend>{legend}</legend>
      {help && (
        <div className="field-help" id={`${id}-help`}>
          {help}
        </div>
      )}
      <div ref={list} className={variant === 'chips' ? 'chips' : 'option-rows'}>
        {visibleOptions.map((option) =>
          variant === 'chips' ? (
            <Chip key={option.value} {...group} option={option} />
          ) : (
            <Row key={option.value} {...group} option={option} />
          ),
        )}
        {few && visibleOptions.length < options.length && (
          <Button kind="plain" onClick={() => setWhole(true)}>
            {few.more}
          </Button>
        )}
      </div>
      <FieldError id={id} error={error} />
      {limit && (
        <div aria-live="polite">
          <FieldError id={`${id}-most`} error={isFull && limit.full} />
        </div>
      )}
    </fieldset>
  );
}

function Row({ option, ...group }: Props & { option: OptionItem }) {
  const row = (
    <label className="option" htmlFor={`${group.id}-${option.value}`}>
      <Picker {...group} value={option.value} />
      <span>
        {option.label}
        {option.help && <span className="field-help">{option.help}</span>}
      </span>
    </label>
  );
  if (option.after === undefined) return row;
  return (
    <div className="option-card">
      {row}
      {option.after}
    </div>
  );
}

function Chip({ option, ...group }: Props & { option: OptionItem }) {
  return (
    <label className="chip" htmlFor={`${group.id}-${option.value}`}>
      <Picker {...group} value={option.value} />
      <span>
        <Icon name="check" />
        {option.label}
      </span>
    </label>
  );
}
