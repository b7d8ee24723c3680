/**
 * What another page or app sends to the generator: the bookmarklet's capture of a product page, the
 * text of the phone's share sheet, and the link that a guest read on the home page. They are in this
 * tab's storage, so that they survive signing in.
 */

/** What the bookmarklet sends: the address of a product page and the parts that describe it. */
type Capture = { readonly url: string; readonly html: string; readonly key: string };

const PREFIX = "#captura=";

/** Moves `#captura=…` from the address to this tab's storage. */
export function storeCapture() {
  if (!location.hash.startsWith(PREFIX)) return;
  const capture = decodeCapture(location.hash.slice(PREFIX.length));
  history.replaceState(history.state, "", location.pathname + location.search);
  if (capture) sessionStorage.setItem("capture", JSON.stringify(capture));
}

/** Returns the capture that is not sent yet, if any. */
export function pendingCapture(): Capture | null {
  const stored = sessionStorage.getItem("capture");
  return stored === null ? null : JSON.parse(stored);
}

/** Removes the capture once it is an offer or the person discards it. */
export const clearCapture = () => sessionStorage.removeItem("capture");

/** Decodes base64url JSON `{url, html}`; returns null for anything else. */
export function decodeCapture(encoded: string): Capture | null {
  try {
    const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const { url, html } = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof url !== "string" || typeof html !== "string") return null;
    // A page may hold characters that no text can be stored with, and that say nothing of a product.
    const storable = html.toWellFormed().replaceAll("\0", "");
    return { url, html: storable, key: `captura-${hash(encoded)}` };
  } catch {
    return null;
  }
}

/** Hashes a capture to its key: a reload before the response makes no second offer. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n; // FNV-1a, 64 bits
  for (let i = 0; i < text.length; i++) {
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  }
  return value.toString(36);
}

/** The parameters of the share sheet's request (the manifest's `share_target`). */
const SHARE_PARAMS = ["titulo", "texto", "link"] as const;

/** Moves the shared text from the address to this tab's storage. */
export function storeSharedText() {
  if (location.pathname !== "/app/gerador") return;
  const params = new URLSearchParams(location.search);
  const text = sharedText(params);
  if (text === null) return;
  carryLink(text);
  for (const name of SHARE_PARAMS) params.delete(name);
  params.delete("oferta"); // a new product takes the place of the one that was open
  const rest = params.size > 0 ? `?${params}` : "";
  history.replaceState(history.state, "", location.pathname + rest + location.hash);
}

/** Stores a link that the generator reads once the person is signed in. */
export function carryLink(link: string) {
  sessionStorage.setItem("pasted", link);
  sessionStorage.setItem("shared", "1");
}

/** Returns the shared text as it would be pasted, each part once; null if there is none. */
export function sharedText(params: URLSearchParams): string | null {
  const parts = SHARE_PARAMS.map((name) => params.get(name)?.trim() ?? "").filter(Boolean);
  const distinct = parts.filter((part, at) =>
    !parts.some((other, n) => n !== at && isCovered(part, other, n < at))
  );
  return distinct.join("\n") || null;
}

/** Whether `other` contains `part`; of two equal parts the first stays. */
const isCovered = (part: string, other: string, isBefore: boolean) =>
  other.includes(part) && (other !== part || isBefore);

/** Returns whether something was shared since the last call. */
export function takeIsShared(): boolean {
  const isShared = sessionStorage.getItem("shared") !== null;
  sessionStorage.removeItem("shared");
  return isShared;
}
