import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { formatFieldDate, readFieldDate } from '#src/rules/fields/dates.ts';
import { useIsland } from '#src/session/Island.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { FieldFrame } from '#src/ui/field/FieldFrame.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'style' | 'value' | 'max' | 'ref'> & {
  id: string;
  label: string;
  help?: string;
  error: string | undefined;
  /** Date in the local format, as typed by the user. */
  value: string;
  /** Latest allowed date, YYYY-MM-DD. */
  max: string;
  onPick: (date: string) => void;
};

/** Date field: typed in the local format, or picked from the browser's calendar if it can be opened. */
export function DateField({ id, label, help, error, value, max, onPick, ...rest }: Props) {
  const { t } = useIsland();
  const picker = useRef<HTMLInputElement>(null);
  const [hasPicker, setPicker] = useState(false);
  useEffect(() => setPicker('showPicker' in HTMLInputElement.prototype), []);
  const values = readFieldDate(value);
  /** Opens the browser's calendar. iPhones before iOS 17.2 open it on focus, but not for `showPicker`. */
  const openPicker = () => {
    if (matchMedia('(pointer: coarse)').matches) picker.current?.focus();
    try {
      picker.current?.showPicker();
    } catch {
      picker.current?.focus();
    }
  };
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      {(control) => (
        <div className="date-control">
          <input {...rest} {...control} type="text" className="control" />
          {hasPicker && (
            <>
              <input
                ref={picker}
                type="date"
                className="date-picker"
                tabIndex={-1}
                aria-hidden
                max={max}
                value={values.ok ? values.value : ''}
                onChange={({ target }) => isCalendarDate(target.value) && onPick(formatFieldDate(target.value))}
              />
              <IconButton icon="calendar-days" label={t('forms.pickDate')} onClick={openPicker} />
            </>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
