/** What every key begins with: programs that search for leaked keys recognise it. */
export const KEY_PREFIX = "gmp_";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Characters that are chance, 190 bits of it, and those of the checksum. */
const [RANDOM, CHECK] = [32, 6];

const SHAPE = new RegExp(`^[0-9A-Za-z]{${RANDOM + CHECK}}$`);

/**
 * Returns a new key: `gmp_` or another prefix, chance, and the checksum of both. By the checksum a scanner distinguishes a
 * leaked key from a text that resembles one, without a request to us.
 */
export function newSecret(prefix: string = KEY_PREFIX): string {
  let random = "";
  while (random.length < RANDOM) {
    const bytes = crypto.getRandomValues(new Uint8Array(RANDOM));
    for (const byte of bytes) {
      // 248 is the last multiple of 62 in a byte: the rest would make some characters more likely.
      if (byte < 248 && random.length < RANDOM) random += ALPHABET[byte % ALPHABET.length];
    }
  }
  return `${prefix}${random}${checksum(prefix + random)}`;
}

/** Whether a text has the shape of a key with that prefix, and its checksum. */
export const isSecret = (text: string, prefix: string = KEY_PREFIX): boolean =>
  text.startsWith(prefix) && SHAPE.test(text.slice(prefix.length)) &&
  text.endsWith(checksum(text.slice(0, -CHECK)));

/** What a list shows of a key, which does not suffice to use it. */
export const hintOf = (secret: string): string => secret.slice(0, KEY_PREFIX.length + 6);

/** Returns the hash that is stored: SHA-256 in base64url. A key is chance, so that no salt is needed. */
export async function secretHash(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return new Uint8Array(digest).toBase64({ alphabet: "base64url", omitPadding: true });
}

/** CRC-32 (ISO 3309), in base62. */
function checksum(text: string): string {
  let crc = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc >>> 1 ^ (crc & 1 ? 0xedb88320 : 0);
  }
  let left = ~crc >>> 0;
  let written = "";
  for (let n = 0; n < CHECK; n++, left = Math.floor(left / 62)) {
    written = ALPHABET[left % 62] + written;
  }
  return written;
}
