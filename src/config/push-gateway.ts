/** The gateway for push notifications to devices, with gorush's API. */
export interface PushGateway {
  /** Base URL; the gateway has no login and runs on a private network. */
  readonly url: string;
  /** The app's bundle id, which the service of iOS requires in addition to a key; null if the gateway knows it. */
  readonly iosTopic: string | null;
}
