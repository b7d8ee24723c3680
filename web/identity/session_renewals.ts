const NAME = "session_renewed";
const DAY = 24 * 60 * 60 * 1000;

type Kept = Pick<Storage, "getItem" | "setItem">;

/**
 * When the session's cookie was last renewed: the page cannot read it. All tabs share one `storage`;
 * null: it is remembered as long as the page.
 */
export function renewals(storage: () => Kept | null, now = Date.now) {
  let renewedAt = 0;
  return {
    renewed() {
      renewedAt = now();
      try {
        storage()?.setItem(NAME, String(renewedAt));
      } catch {
        // A browser that keeps nothing renews with each page.
      }
    },
    /** Whether it is older than a day, or nobody knows. */
    isOld: () => now() - Math.max(kept(storage), renewedAt) > DAY,
  };
}

function kept(storage: () => Kept | null): number {
  try {
    return Number(storage()?.getItem(NAME)) || 0;
  } catch {
    return 0;
  }
}
