import type {
  EmojiAmount,
  RetailSeason,
  WritingLength,
  WritingTone,
} from "../../__generated__/useWriteTextsMutation.graphql.ts";

/** How the person wishes the texts; empty: no season, any group, no question. */
export type Wish = {
  readonly tone: WritingTone;
  readonly length: WritingLength;
  readonly emojis: EmojiAmount;
  readonly season: RetailSeason | "";
  readonly groupId: string;
  readonly question: string;
};

export const firstWish: Wish = {
  tone: "FRIENDLY",
  length: "MEDIUM",
  emojis: "FEW",
  season: "",
  groupId: "",
  question: "",
};

export const toneWords: Readonly<Record<WritingTone, string>> = {
  FRIENDLY: "Amigável",
  DIRECT: "Direto",
  PLAYFUL: "Divertido",
  ELEGANT: "Elegante",
};

export const lengthWords: Readonly<Record<WritingLength, string>> = {
  SHORT: "Curto",
  MEDIUM: "Médio",
  LONG: "Longo",
};

export const emojiWords: Readonly<Record<EmojiAmount, string>> = {
  NONE: "Nenhum",
  FEW: "Poucos",
  MANY: "Muitos",
};

/** Says plainly who is going to write. */
export function writerNote({ isEnabled, modelName, isResting, promptsLeft }: {
  readonly isEnabled: boolean;
  readonly modelName: string | null | undefined;
  readonly isResting: boolean;
  readonly promptsLeft: number | null | undefined;
}): string {
  if (!modelName) return "Aqui não há um modelo de IA: quem escreve são as regras do próprio site.";
  if (!isEnabled) {
    return "Você desligou a IA: quem escreve são as regras do site. Ligue em Conta e segurança.";
  }
  if (isResting) {
    return "A IA já trabalhou tudo o que podia hoje: quem escreve são as regras do site.";
  }
  if (promptsLeft === 0) {
    return "Seus pedidos à IA de hoje acabaram: quem escreve são as regras do site.";
  }
  const left = promptsLeft == null
    ? ""
    : promptsLeft === 1
    ? " Resta 1 pedido hoje."
    : ` Restam ${promptsLeft} pedidos hoje.`;
  return `Quem escreve é o modelo ${modelName}.${left}`;
}
