/** One value of a metric; its labels name kinds, never a person, an address or a path with ids. */
export interface Sample {
  /** Suffix of the metric's name: `_bucket`, `_sum`, `_count`; otherwise empty. */
  readonly suffix?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A metric in Prometheus's model. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

/** A metric with one value. */
export const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});

/** The metrics of several processes, each with a label of its process. */
export function ofProcesses(figures: ReadonlyMap<string, readonly Metric[]>): readonly Metric[] {
  const joined = new Map<string, Metric>();
  for (const [process, metrics] of figures) {
    for (const metric of metrics) {
      const samples = metric.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, process } }));
      const known = joined.get(metric.name);
      joined.set(metric.name, { ...metric, samples: [...(known?.samples ?? []), ...samples] });
    }
  }
  return [...joined.values()];
}

const escaped = (value: string) => value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

function line(name: string, { suffix = '', labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

/** Metrics in the text format of Prometheus, 0.0.4. */
export function prometheusText(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map((sample) => line(name, sample)),
  ]);
  return `${lines.join('\n')}\n`;
}
