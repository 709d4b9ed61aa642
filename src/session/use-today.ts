import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 30_000;

/** Today by the given clock rule, read again on a page that stays open past midnight or is come back to. */
export function useToday<D extends string>(dateAt: (instant: Date) => D): D {
  const [today, setToday] = useState(() => dateAt(new Date()));
  useEffect(() => {
    const look = () => setToday(dateAt(new Date()));
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [dateAt]);
  return today;
}
