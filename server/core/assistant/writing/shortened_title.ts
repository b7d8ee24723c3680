import { fold } from "../../search.ts";

/** Characters of a shortened title at most; the model is asked for this. */
export const SHORT_TITLE = 60;

/** Words without which a title says another thing: what it is for, what it lacks, its state. */
const keeps = new Set(
  "para p/ pra compativel compativeis similar tipo estilo replica inspirado usado usada seminovo seminova recondicionado recondicionada vitrine refil capa capinha pelicula case suporte kit jogo peca pecas acessorio controle cabo carregador bateria adaptador miniatura brinquedo infantil adesivo livro ebook manual sem nao com + pre-venda"
    .split(" "),
);

const wordsOf = (title: string) => title.trim().split(/\s+/).filter(Boolean);
const bare = (word: string) => fold(word).replace(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N}+/]+$/gu, "");

/**
 * Whether `short` is `title` with words left out: the same words in the same order, the first of them
 * kept, and none dropped that would make it another product.
 */
export function isShortened(short: string, title: string): boolean {
  const [left, whole] = [wordsOf(short), wordsOf(title)];
  if (left.length === 0 || left[0] !== whole[0]) return false;
  let at = 0;
  for (const word of whole) {
    if (word === left[at]) at++;
    else if (keeps.has(bare(word))) return false;
  }
  return at === left.length;
}

/** What looks like an address or a handle within a title. */
const LINK = /https?:|www\.|\.(?:com|br|net|org|io|me|ly|shop|example)\b|[@/\\]\S|wa\.me/i;
/** A price or a discount within a title: as old as the title, and said by their own fields. */
const AMOUNT = /^(?:R\$|US\$|\$|€)|^\d+(?:[.,]\d+)?%$/i;

/** Returns a title without words that are links, prices or discounts; null: nothing is left. */
export function cleanTitle(title: string): string | null {
  const words = wordsOf(title);
  const left = words.filter((word, at) =>
    !LINK.test(word) && !AMOUNT.test(word) &&
    !(/^\d[\d.,]*$/.test(word) && /^(?:R|US)?\$$/.test(words[at - 1] ?? ""))
  );
  return left.join(" ") || null;
}

/** Returns a title that fits a line, by leaving words out at its end; null: it fits as it is. */
export function shortenTitle(title: string, most = SHORT_TITLE): string | null {
  const whole = wordsOf(title);
  if (whole.join(" ").length <= most) return null;
  const left: string[] = [];
  for (const word of whole) {
    if ([...left, word].join(" ").length > most && left.length > 0) break;
    left.push(word);
  }
  // A line does not end in what leads to the next word.
  while (
    left.length > 1 && /^(?:de|da|do|com|para|e|em|a|o|p\/|sem|[-–|,+&])$/i.test(left.at(-1)!)
  ) {
    left.pop();
  }
  const short = left.join(" ");
  return isShortened(short, title) ? short : null;
}
