/** A browser that shows alerts, as its push service knows it. */
export type AlertDevice = {
  /** The address of the push service for this browser. */
  readonly endpoint: string;
  /** What messages for it are encrypted with: its public key (P-256) and a secret; base64url. */
  readonly key: string;
  readonly secret: string;
};

/** What a browser shows. */
export type PushMessage = {
  readonly title: string;
  readonly text: string;
  /** The path that it opens. */
  readonly path: string;
  /** A later message of the same topic replaces it. */
  readonly topic: string;
};

/** Sends to browsers. */
export type PushAlerts = {
  /** The key by which browsers know the product: P-256, base64url. */
  readonly publicKey: () => Promise<string>;
  /** GONE: the browser takes none any more. @throws when the service refuses or is away */
  readonly send: (device: AlertDevice, message: PushMessage) => Promise<"SENT" | "GONE">;
};
