/** Letters of Portuguese, spaces, the usual signs, and WhatsApp's marks. */
const PLAIN = /^[a-zA-ZáàâãéêíóôõúüçñÁÀÂÃÉÊÍÓÔÕÚÜÇÑ \n.,;:!?…'"“”‘’()\-–—*_~&+•·]$/;
/** A picture, as people send them; none of letters or digits in boxes. */
const PICTURE = /^\p{Extended_Pictographic}$/u;
const BOXED =
  /[\u{1f100}-\u{1f1ff}\u{1f200}-\u{1f2ff}\u3030-\u32ff\u24c2\u00a9\u00ae\u2122\u2139]/u;
/** What joins and colours pictures: it stands behind one. */
const BEHIND_PICTURE = /^[\u200d\ufe0f\u{1f3fb}-\u{1f3ff}]$/u;

/**
 * Returns the first character that a text of ours does not need, as its code; null: there is none. It
 * would hide a number or a link, or look like another letter: no width, another direction, another
 * script, another style.
 */
export function hiddenCharacter(text: string): string | null {
  const composed = text.normalize("NFC");
  let isBehind = false;
  for (const character of composed) {
    const isPicture = PICTURE.test(character) && !BOXED.test(character);
    const isAllowed = isPicture || PLAIN.test(character) ||
      isBehind && BEHIND_PICTURE.test(character);
    if (!isAllowed) return `U+${character.codePointAt(0)!.toString(16).toUpperCase()}`;
    isBehind = isPicture || isBehind && BEHIND_PICTURE.test(character);
  }
  return null;
}

/**
 * Returns the first letter that Portuguese does not have, or one in a box; null: there is none. It
 * would look like another letter, and hide a word.
 */
export const foreignLetter = (text: string): string | null =>
  text.normalize("NFC").match(/\p{L}|[\u{1f100}-\u{1f1ff}]/gu)?.find((one) => !PLAIN.test(one)) ??
    null;
