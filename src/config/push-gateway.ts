/** Gateway for push notifications to devices, with gorush's API. */
export interface PushGateway {
  /** Base URL; the gateway requires no login and runs on a private network. */
  readonly url: string;
  /** Bundle id of the app, which Apple's push service requires in addition to a key; null if the gateway knows it. */
  readonly iosTopic: string | null;
}
