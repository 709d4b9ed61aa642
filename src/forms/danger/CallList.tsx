import { useEffect, useState } from 'react';
import type { HelpLine } from '#src/domains/help-lines.ts';
import { formatOpenState } from '#src/rules/help-lines/format-open-state.ts';
import { orderLines } from '#src/rules/help-lines/line-order.ts';
import { getOpenState } from '#src/rules/help-lines/open-state.ts';
import { useIsland } from '#src/session/Island.tsx';
import { readPageTime } from '#src/session/page-time.ts';
import { useToday } from '#src/session/use-today.ts';
import { HelpLineList } from '#src/ui/HelpLineList.tsx';

const toMinute = (instant: Date) => instant.toISOString().slice(0, 16);

/** Lists help lines, open ones first. The order is set at the first render; the opening hours are updated. */
export function CallList({ lines }: { lines: readonly HelpLine[] }) {
  const { t, language } = useIsland();
  useToday(toMinute);
  const [orderedAt, setOrderedAt] = useState<Date | null>(null);
  useEffect(() => setOrderedAt(readPageTime()), []);
  const time = orderedAt && readPageTime();
  const callLines =
    orderedAt && time
      ? orderLines(lines, orderedAt).map((line) => ({
          ...line,
          hours: formatOpenState(getOpenState(line.open, time), line.open === 'always', time, language),
        }))
      : lines;
  return (
    <HelpLineList
      lines={callLines}
      className="advice-calls"
      callLabel={({ name, phone }) => t('start.danger.call', { name, phone })}
    />
  );
}
