/** One value of a figure; its labels name kinds of things, never a person, an address or a path with ids. */
export interface Sample {
  /** Behind the name of the figure: `_bucket`, `_sum`, `_count`; nothing otherwise. */
  readonly suffix?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A figure as Prometheus reads it. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

/** A figure of one value. */
export const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});

/** The same figures of several processes, each told apart by a label. */
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

/** Figures in the text format of Prometheus, 0.0.4. */
export function prometheusText(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map((sample) => line(name, sample)),
  ]);
  return `${lines.join('\n')}\n`;
}
