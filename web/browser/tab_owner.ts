/** Returns the id of the person whose data the tab stores; null before the first sign-in. */
export const tabOwner = (storage: Pick<Storage, "getItem"> = sessionStorage) =>
  storage.getItem("owner");

/**
 * Records the owner of the tab's storage (drafts, pasted text), and clears what another person left.
 * A capture stays, because it arrives before signing in.
 */
export function claimTab(
  personId: string,
  storage: Pick<Storage, "getItem" | "setItem" | "clear"> = sessionStorage,
) {
  const owner = storage.getItem("owner");
  if (owner !== null && owner !== personId) {
    const capture = storage.getItem("capture");
    storage.clear();
    if (capture !== null) storage.setItem("capture", capture);
  }
  storage.setItem("owner", personId);
}
