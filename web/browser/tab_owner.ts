/** Whose tab it is; null before anybody signed in. */
export const tabOwner = (storage: Pick<Storage, "getItem"> = sessionStorage) =>
  storage.getItem("owner");

/**
 * What a tab keeps (drafts, pastes) is one person's: whoever else signs in there begins with none of
 * it. A capture stays: it has only just come in.
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
