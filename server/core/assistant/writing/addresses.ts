const ENDING = "com|br|net|org|io|me|ly|to|gg|app|shop|store|link|site|xyz|info|co|click|online";

/** What leads out of the product, folded: an address, in every way to write one. */
export const ADDRESS = new RegExp(
  [
    String.raw`h[tx]{2}ps?\b|\bwww\b|:\/\/|\]\s*\(|<[a-z/!]|(?<![a-z])@[a-z]`,
    String.raw`\p{L}\.\p{L}`, // a.b: a domain, or a slip that is written again
    String.raw`\s\.\s*(?:${ENDING})(?![a-z])|\.\s+(?:${ENDING})\s*[.,;:!?)/]`,
    String.raw`\b(?:ponto|dot)\s+(?:${ENDING})\b|\(\s*(?:ponto|dot|at|arroba)\s*\)`,
    String.raw`\b(?:wa\s*me|bit\s*ly|arroba)\b`,
  ].join("|"),
  "u",
);
