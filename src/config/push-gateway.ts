/** The gateway that rings devices: gorush's calls. */
export interface PushGateway {
  /** Base URL; it has no login of its own and runs on a private network. */
  readonly url: string;
  /** The app's bundle id, which the service of iOS wants beside a key; null if the gateway knows it. */
  readonly iosTopic: string | null;
}
