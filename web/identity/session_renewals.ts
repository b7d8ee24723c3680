const NAME = "session_renewed";
const DAY = 24 * 60 * 60 * 1000;

type RenewalStorage = Pick<Storage, "getItem" | "setItem">;

/**
 * Remembers when the session's cookie, which the page cannot read, was last renewed: in the `storage`
 * that all tabs share, or without one as long as the page.
 */
export function renewals(storage: () => RenewalStorage | null, now = Date.now) {
  let renewedAt = 0;
  return {
    renewed() {
      renewedAt = now();
      try {
        storage()?.setItem(NAME, String(renewedAt));
      } catch {
        // Without storage each page renews it.
      }
    },
    /** Whether the last renewal is older than a day, or unknown. */
    isOld: () => now() - Math.max(storedRenewal(storage), renewedAt) > DAY,
  };
}

function storedRenewal(storage: () => RenewalStorage | null): number {
  try {
    return Number(storage()?.getItem(NAME)) || 0;
  } catch {
    return 0;
  }
}
