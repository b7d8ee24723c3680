/**
 * Words before a value that make another value of it, folded: less than it, nearly it, a part of it.
 * A source of a pattern, with what may stand between left to the caller.
 */
export const BENT_BEFORE = String
  .raw`(?<![a-z])(?:nao|nem|menos|quase|mais|acima|abaixo|perto|cerca|longe|alem|aquem|sem|dobro|triplo|metade|parte|pedaco|fracao|uns|umas|aproximadamente|beira|beirando|em torno|por volta|na faixa|na casa|proximo|inferior|superior|menor|maior|passa|below|under|over|almost|around|about|half)(?![a-z])`;

/** What does so behind a value, folded. */
export const BENT_AFTER = String
  .raw`[*_~"'”’)]*[\s,]{0,2}(?:ou (?:mais|menos|ate menos|quase)|e (?:pouc|tant|quebrad|alguma coisa|la vai)|e uns|mil(?:hao|hoes)?|(?:pra|para) (?:cima|baixo|mais|menos))(?![a-z]{4})`;
