import type { CacheName, EmailCounts, VendorCounts } from "../core/operations/status/figures.ts";
import { EmailRefused, type SendEmail } from "../core/emails/email.ts";
import { loopDelay } from "./loop_delay.ts";
import { requestCounts } from "./request_counts.ts";

/** Hosts whose requests are counted apart; they are few, and this keeps them so. */
const MOST_HOSTS = 40;

/** Everything that a process counts of itself while it works. */
export function startMeters() {
  const requests = requestCounts();
  const loop = loopDelay();
  const caches = {
    LINKS: { hits: 0, misses: 0 },
    IDENTITIES: { hits: 0, misses: 0 },
  } satisfies Record<CacheName, { hits: number; misses: number }>;
  const vendors = new Map<string, { -readonly [Key in keyof VendorCounts]: VendorCounts[Key] }>();
  const emails: { -readonly [Key in keyof EmailCounts]: EmailCounts[Key] } = {
    sent: 0,
    failed: 0,
    refused: 0,
    lastSentAt: null,
    lastFailedAt: null,
  };

  function vendor(host: string) {
    const known = vendors.get(host);
    if (known) return known;
    const fresh = {
      host: vendors.size < MOST_HOSTS ? host : "others",
      requests: 0,
      failures: 0,
      openSince: null,
      lastError: null,
      lastErrorAt: null,
    };
    if (!vendors.has(fresh.host)) vendors.set(fresh.host, fresh);
    return vendors.get(fresh.host)!;
  }

  /** Counts what is open; the web process replaces them. */
  const sockets = { http: () => 0, live: () => 0 };

  return {
    sockets,
    countRequest: requests.count,
    requests: requests.read,
    loop,
    caches,
    emails,
    vendors: () => [...vendors.values()],
    /** Counts a request to a vendor; `error`: why it failed, in a word, or null. */
    countVendor(host: string, error: string | null) {
      const its = vendor(host);
      its.requests++;
      if (error === null) return;
      its.failures++;
      its.lastError = error;
      its.lastErrorAt = new Date().toISOString();
    },
    /** Records that a host's circuit opened, or closed. */
    setCircuit(host: string, isOpen: boolean) {
      const its = vendor(host);
      its.openSince = isOpen ? its.openSince ?? new Date().toISOString() : null;
    },
    /** Counts the emails that `send` sends, and those that it does not. */
    countingEmails: (send: SendEmail): SendEmail => async (email, key) => {
      try {
        await send(email, key);
        emails.sent++;
        emails.lastSentAt = new Date().toISOString();
      } catch (error) {
        if (error instanceof EmailRefused) emails.refused++;
        else {
          emails.failed++;
          emails.lastFailedAt = new Date().toISOString();
        }
        throw error;
      }
    },
    stop: loop.stop,
  };
}

export type Meters = ReturnType<typeof startMeters>;
