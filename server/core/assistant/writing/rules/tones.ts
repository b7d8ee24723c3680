/** How a text sounds. */
export const tones = ["FRIENDLY", "DIRECT", "PLAYFUL", "ELEGANT"] as const;
export type Tone = (typeof tones)[number];

/** How long a text is. */
export const lengths = ["SHORT", "MEDIUM", "LONG"] as const;
export type Length = (typeof lengths)[number];

/** How many emojis a text has. */
export const emojiAmounts = ["NONE", "FEW", "MANY"] as const;
export type EmojiAmount = (typeof emojiAmounts)[number];

export type ByTone = Readonly<Record<Tone, readonly string[]>>;

/** A block of phrases, one a line. */
export const phrases = (block: string): readonly string[] =>
  block.split("\n").map((line) => line.trim()).filter(Boolean);
