import { useDateTimeFormat } from './use-date-time-format.ts';

interface Props {
  /** ISO 8601. */
  time: string;
  place?: 'line' | 'sentence';
}

/** A formatted date and time, with a machine-readable `datetime`. */
export function TimeText({ time: at, place = 'line' }: Props) {
  const formatMoment = useDateTimeFormat();
  return <time dateTime={at}>{formatMoment(at, place)}</time>;
}
