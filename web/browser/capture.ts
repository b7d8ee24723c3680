/** What the bookmarklet sends: the address and the parts of the page that speak of the product. */
type Capture = { readonly url: string; readonly html: string; readonly key: string };

const PREFIX = "#captura=";

/** Moves `#captura=…` from the address to this tab's storage: it outlives signing in. */
export function storeCapture() {
  if (!location.hash.startsWith(PREFIX)) return;
  const capture = decodeCapture(location.hash.slice(PREFIX.length));
  history.replaceState(history.state, "", location.pathname + location.search);
  if (capture) sessionStorage.setItem("capture", JSON.stringify(capture));
}

/** The capture that still waits to be sent, if any. */
export function pendingCapture(): Capture | null {
  const kept = sessionStorage.getItem("capture");
  return kept === null ? null : JSON.parse(kept);
}

/** Forgets the capture, once it is an offer or the person gave it up. */
export const clearCapture = () => sessionStorage.removeItem("capture");

/** Reads base64url JSON `{url, html}`; null when it is anything else. */
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

/** The same capture gives the same key, so that a reload half-way makes no second offer. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n; // FNV-1a, 64 bits
  for (let i = 0; i < text.length; i++) {
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  }
  return value.toString(36);
}
