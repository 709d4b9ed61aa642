import { useEffect, useState } from 'react';
import { $clockDifference, getNow } from './now.ts';

const CHECK_MS = 30_000;

/**
 * Returns today by the given rule and the server's clock. Updated on a page that is open past midnight or shown again.
 */
export function useToday<D extends string>(dateAt: (instant: Date) => D): D {
  const [today, setToday] = useState(() => dateAt(getNow()));
  useEffect(() => {
    const updateToday = () => setToday(dateAt(getNow()));
    document.addEventListener('visibilitychange', updateToday);
    const stop = $clockDifference.listen(updateToday);
    const timer = setInterval(updateToday, CHECK_MS);
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', updateToday);
    };
  }, [dateAt]);
  return today;
}
