declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    /** Seconds. */
    readonly duration: number;
    readonly connections: number;
  }
  interface Outcome {
    readonly '2xx': number;
    readonly non2xx: number;
  }
  const autocannon: (options: Options) => Promise<Outcome>;
  export default autocannon;
}
