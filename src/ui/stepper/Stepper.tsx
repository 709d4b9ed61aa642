import { type KeyboardEvent, useState } from 'react';
import { FieldError, type FieldText } from '../field/FieldFrame.tsx';
import { Icon } from '../icon/Icon.tsx';

/** Number of characters from which the font is smaller on phones: "12,5". */
const LONG = 4;

interface Props extends FieldText {
  name?: string;
  /** Text as typed and shown; the caller parses it. */
  value: string;
  /** Label below the number: "glazen". */
  unit: string;
  words: { readonly less: string; readonly more: string };
  canStepDown?: boolean;
  canStepUp?: boolean;
  onType: (value: string) => void;
  onStep: (direction: -1 | 1) => void;
  /** `small` is for a row of seven fields. */
  size?: 'large' | 'small';
}

/** Amount field with large buttons, keyboard input and arrow keys. */
export function Stepper(props: Props) {
  const { id, name, label, help, error, value, unit, words, onType, onStep, size = 'large' } = props;
  const description = [`${id}-unit`, help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const [isPressed, setPressed] = useState(false);
  const handleKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
    if (!direction) return;
    event.preventDefault();
    onStep(direction);
  };
  // A button at its limit is not disabled, so that it retains the focus.
  const handleStep = (direction: -1 | 1, canStep = true) => {
    if (!canStep) return;
    setPressed(true);
    onStep(direction);
  };
  return (
    <div className={size === 'small' ? 'stepper stepper-small' : 'stepper'}>
      <label htmlFor={id}>{label}</label>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className="stepper-row">
        <button
          type="button"
          aria-label={words.less}
          aria-controls={id}
          aria-disabled={props.canStepDown === false}
          onClick={() => handleStep(-1, props.canStepDown)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          data-long={value.length >= LONG || undefined}
          aria-describedby={description}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            setPressed(false);
            onType(event.target.value);
          }}
          onKeyDown={handleKeyDown}
        />
        <button
          type="button"
          aria-label={words.more}
          aria-controls={id}
          aria-disabled={props.canStepUp === false}
          onClick={() => handleStep(1, props.canStepUp)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p className="stepper-unit" id={`${id}-unit`}>
        {unit}
      </p>
      <span className="visually-hidden" aria-live="polite">
        {isPressed && `${value} ${unit}`}
      </span>
      <FieldError id={id} error={error} />
    </div>
  );
}
