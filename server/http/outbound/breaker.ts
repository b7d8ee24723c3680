import { NotConnected } from "../../core/outbound.ts";

type Options = {
  /** Failed connections in a row after which a host is left alone. */
  readonly failures: number;
  /** Milliseconds for which it is; then one request at a time finds out whether it is back. */
  readonly restMs: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
  /** Called when a host is left alone, and when it responds again. */
  readonly onCircuit?: ((host: string, isOpen: boolean) => void) | undefined;
};

/** A circuit breaker for hosts that cannot be connected to. */
export function breaker(
  { failures, restMs, now = () => performance.now(), onCircuit = () => {} }: Options,
) {
  const hosts = new Map<string, { failed: number; restsUntil: number }>();
  return {
    /** @throws NotConnected while `host` is left alone. */
    pass(host: string): void {
      const known = hosts.get(host);
      if (!known || known.failed < failures) return;
      if (now() < known.restsUntil) {
        throw new NotConnected("UNREACHABLE", `${host} could not be reached ${known.failed} times`);
      }
      known.restsUntil = now() + restMs; // for all others
    },
    failed(host: string): void {
      const failed = (hosts.get(host)?.failed ?? 0) + 1;
      hosts.set(host, { failed, restsUntil: now() + restMs });
      if (failed === failures) onCircuit(host, true);
    },
    answered(host: string): void {
      const known = hosts.get(host);
      if (!known) return;
      hosts.delete(host);
      if (known.failed >= failures) onCircuit(host, false);
    },
  };
}
