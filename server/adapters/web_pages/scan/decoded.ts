/** Bytes in which a page must name its encoding. Source: HTML standard, "prescan a byte stream". */
const PRESCAN = 1024;

/** Bytes decoded at a time: a reader that has enough need not have decoded the rest. */
const SLICE = 32 * 1024;

/**
 * A page's text in pieces. Its encoding is what the bytes themselves mark, else what `charset`
 * (the server's word) says, else what the page says, else UTF-8 or, where that fails, Windows-1252:
 * old Brazilian shops say nothing.
 */
export async function* decoded(
  html: AsyncIterable<Uint8Array>,
  charset?: string,
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let head: Uint8Array = new Uint8Array();
  for await (const bytes of html) {
    let rest = bytes;
    if (!decoder) {
      head = head.length > 0 ? joined(head, bytes) : bytes;
      if (head.length < PRESCAN) continue;
      [decoder, rest] = [decoderFor(head, charset), head];
    }
    for (let at = 0; at < rest.length; at += SLICE) {
      yield decoder.decode(rest.subarray(at, at + SLICE), { stream: true });
    }
  }
  const end = decoder ? decoder.decode() : decoderFor(head, charset).decode(head);
  if (end) yield end;
}

function decoderFor(head: Uint8Array, charset?: string): TextDecoder {
  const mark = head[0] === 0xfe && head[1] === 0xff
    ? "utf-16be"
    : head[0] === 0xff && head[1] === 0xfe
    ? "utf-16le"
    : head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf
    ? "utf-8"
    : null;
  // One after the other: what the page says need not be looked for where its server says it.
  return decoderNamed(mark) ?? decoderNamed(charset) ?? decoderNamed(charsetIn(head)) ??
    new TextDecoder(isUtf8(head) ? "utf-8" : "windows-1252");
}

function charsetIn(head: Uint8Array): string | null {
  const text = new TextDecoder("windows-1252").decode(head.subarray(0, PRESCAN));
  const named = /<meta[^>]{1,200}charset\s*=\s*["']?\s*([\w-]+)/i.exec(text)?.[1] ?? null;
  // A page that could be read this far is not in UTF-16, whatever it says.
  return named && /^utf-16/i.test(named) ? "utf-8" : named;
}

/** By any label of the Encoding standard (where Latin-1 means Windows-1252); null when unknown. */
function decoderNamed(label: string | null | undefined): TextDecoder | null {
  try {
    return label ? new TextDecoder(label.trim()) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
