/** One value of a metric; its labels are kinds, never a user, a URL or a path with ids. */
export interface Sample {
  /** Suffix of the metric's name: `_bucket`, `_sum`, `_count`; otherwise empty. */
  readonly suffix?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A metric in the data model of Prometheus. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

/** Returns a metric with one value. */
export const toGauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});

/** Joins the metrics of several processes, with the process as a label. */
export function labelByProcess(measurements: ReadonlyMap<string, readonly Metric[]>): readonly Metric[] {
  const joined = new Map<string, Metric>();
  for (const [process, metrics] of measurements) {
    for (const metric of metrics) {
      const samples = metric.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, process } }));
      const existing = joined.get(metric.name);
      joined.set(metric.name, { ...metric, samples: [...(existing?.samples ?? []), ...samples] });
    }
  }
  return [...joined.values()];
}

const escapeText = (value: string) =>
  value.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));

function formatLine(name: string, { suffix = '', labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeText(text)}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

/** Formats metrics in the text format of Prometheus, 0.0.4. */
export function formatPrometheus(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map((sample) => formatLine(name, sample)),
  ]);
  return `${lines.join('\n')}\n`;
}
