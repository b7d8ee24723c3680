/** The names under which the phone's share sheet sends a page (the manifest's `share_target`). */
const NAMES = ["titulo", "texto", "link"] as const;

/** Moves what the share sheet sent from the address to this tab's storage: it outlives signing in. */
export function storeSharedText() {
  if (location.pathname !== "/app/gerador") return;
  const params = new URLSearchParams(location.search);
  const text = sharedText(params);
  if (text === null) return;
  sessionStorage.setItem("pasted", text);
  sessionStorage.setItem("shared", "1");
  for (const name of NAMES) params.delete(name);
  params.delete("oferta"); // a new product takes the place of the one that was open
  const rest = params.size > 0 ? `?${params}` : "";
  history.replaceState(history.state, "", location.pathname + rest + location.hash);
}

/** What was shared, as one would have pasted it: each part once; null where nothing was. */
export function sharedText(params: URLSearchParams): string | null {
  const parts = NAMES.map((name) => params.get(name)?.trim() ?? "").filter(Boolean);
  const own = parts.filter((part, at) =>
    !parts.some((other, n) => n !== at && within(part, other, n < at))
  );
  return own.join("\n") || null;
}

/** Whether another part says it all already; of two alike the first stays. */
const within = (part: string, other: string, isBefore: boolean) =>
  other.includes(part) && (other !== part || isBefore);

/** Whether something was shared that nobody has read yet; asked once. */
export function takeIsShared(): boolean {
  const isThere = sessionStorage.getItem("shared") !== null;
  sessionStorage.removeItem("shared");
  return isThere;
}
