export type Webhook = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly events: readonly string[];
};

/** A number at the gateway. */
export type Instance = {
  readonly name: string;
  readonly token: string;
  state: "open" | "connecting" | "close";
  /** As its row shows it, which a dropped connection does not change. */
  rowState: "open" | "connecting" | "close";
  reason: number | null;
  /** The digits; null: it is not linked. */
  owner: string | null;
  profileName: string | null;
  /** The phone to pair by a code. */
  readonly phone: string | null;
  qr: { code: string; pairingCode: string | null; count: number };
  webhook: Webhook | null;
  /** Its connection is dead without its knowledge: nothing is answered. */
  isMute: boolean;
};

let codes = 0;

/** Makes the next code to scan or to type. */
export function renewCode(instance: Instance): void {
  const count = instance.qr.count + 1;
  instance.qr = {
    code: `2@${instance.name}-${++codes}`,
    pairingCode: instance.phone ? `ABCD${String(1_000 + codes)}` : null,
    count,
  };
}

export function newInstance(name: string, token: string, phone: string | null): Instance {
  return {
    ...{ name, token, phone, owner: null, profileName: null, reason: null },
    ...{ state: "close", rowState: "close" } as const,
    qr: { code: "", pairingCode: null, count: 0 },
    webhook: null,
    isMute: false,
  };
}

/** Marks an instance as connected as that number. */
export function link(instance: Instance, owner: string, profileName: string | null): void {
  Object.assign(instance, { owner, profileName, state: "open", rowState: "open" });
}

/** Ends an instance's connection for good, with that code of WhatsApp's. */
export function shut(instance: Instance, reason: number): void {
  Object.assign(instance, { state: "close", rowState: "close", reason });
}
