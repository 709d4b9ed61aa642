import { useMomentFormat } from './use-moment.ts';

interface Props {
  /** ISO 8601. */
  at: string;
  place?: 'line' | 'sentence';
}

/** A formatted date and time, with a machine-readable `datetime`. */
export function TimeText({ at, place = 'line' }: Props) {
  const moment = useMomentFormat();
  return <time dateTime={at}>{moment(at, place)}</time>;
}
