import { useEffect, useState } from 'react';

/** Today by the given clock rule, read again when somebody comes back to a page that stayed open. */
export function useToday<D extends string>(dateAt: (instant: Date) => D): D {
  const [today, setToday] = useState(() => dateAt(new Date()));
  useEffect(() => {
    const look = () => setToday(dateAt(new Date()));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [dateAt]);
  return today;
}
