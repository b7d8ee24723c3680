/** Letters and digits without look-alikes: no 0 and o, no 1, i and l. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const RANDOM_LENGTH = 7;
/** Bytes beyond the last whole multiple would prefer the first characters. */
const FAIR_BYTES = 256 - 256 % ALPHABET.length;

/** Returns a random slug: one of 27,512,614,111. */
export function randomSlug(): string {
  let slug = "";
  while (slug.length < RANDOM_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * RANDOM_LENGTH))) {
      if (byte < FAIR_BYTES && slug.length < RANDOM_LENGTH) {
        slug += ALPHABET[byte % ALPHABET.length];
      }
    }
  }
  return slug;
}

/** From 3 to 40 letters, digits and single hyphens between them. */
const SLUG = /^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether `text` has the form of a slug in lower case. */
export const isSlug = (text: string): boolean => SLUG.test(text);

/** Returns a person's own word as a slug; null: it has other characters, or is too short or long. */
export function slugOf(typed: string): string | null {
  const slug = typed.trim().slice(0, 200).normalize("NFD").replace(/\p{Diacritic}/gu, "")
    .toLowerCase().replace(/\s+/g, "-");
  return isSlug(slug) ? slug : null;
}
