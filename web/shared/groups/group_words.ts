import { matchesSearch } from "../search.ts";
import type { GroupKind, GroupStatus } from "../../__generated__/GroupRow_group.graphql.ts";
import type { Channel, GroupRole } from "../../__generated__/GroupSheet_group.graphql.ts";
import type { InviteStatus } from "../../__generated__/InviteLink_group.graphql.ts";
import { ageLabel } from "../../ui/text/age.ts";
import { aroundTimeLabel } from "../../ui/text/clock.ts";
import { joined, membersWords } from "../dispatches/dispatch_words.ts";

const roles: Record<GroupRole, string> = {
  OWNER: "dono",
  ADMIN: "administrador",
  MEMBER: "membro",
};
const kinds: Record<GroupKind, string | null> = {
  GROUP: null, // not shown
  CHANNEL: "canal",
  PRIVATE: "conversa",
};

/** "canal · 1.024 pessoas · administrador · último envio há 2 h" */
export const groupNote = (group: {
  readonly kind: GroupKind;
  readonly role?: GroupRole;
  readonly members?: number | null | undefined;
  readonly lastSentAt?: string | null | undefined;
}, now: number) =>
  joined(
    kinds[group.kind],
    membersWords(group.members),
    group.role && roles[group.role],
    group.lastSentAt ? `último envio ${ageLabel(group.lastSentAt, now)}` : "nada enviado ainda",
  );

/** Whether it is a channel of WhatsApp, which no one answers in. */
export const isWhatsAppChannel = ({ kind, channel }: Pick<GroupState, "kind" | "channel">) =>
  kind === "CHANNEL" && channel === "WHATSAPP";

type GroupState = {
  readonly kind: GroupKind;
  readonly status: GroupStatus;
  readonly channel: Channel;
  readonly isAdminsOnly: boolean;
  readonly restingUntil?: string | null | undefined;
};

/** Explains why a group cannot receive messages and what to do; null if it can. */
export function stateAdvice(group: GroupState, now: number): string | null {
  const { status, channel, isAdminsOnly, restingUntil } = group;
  if (isWhatsAppChannel(group) && status === "FORBIDDEN") {
    return "Nada vai a este canal enquanto o conferimos, ou se o seu número não o administra.";
  }
  if (isWhatsAppChannel(group) && status === "LEFT") {
    return "Não achamos este canal. Confira o link e adicione de novo.";
  }
  const isBot = channel === "TELEGRAM";
  const closed = isAdminsOnly
    ? "Só administradores escrevem neste grupo. Peça a um deles para tornar o seu número administrador."
    : "Seu número não pode escrever neste grupo. Fale com quem o administra.";
  const advice: Record<GroupStatus, string | null> = {
    READY: null,
    INACTIVE: "Este grupo está fora dos seus envios. Ative-o para voltar a enviar.",
    FORBIDDEN: isBot
      ? "O bot não pode escrever aqui. No Telegram, torne-o administrador do grupo."
      : closed,
    RESTING: "O grupo recusou várias mensagens seguidas. Voltamos a tentar " +
      `${restingUntil ? aroundTimeLabel(restingUntil, now) : "em instantes"}.`,
    LEFT: isBot
      ? "O bot não está mais neste grupo. Adicione-o de novo para enviar."
      : "Seu número não está mais neste grupo. Entre nele de novo para enviar.",
  };
  return advice[status];
}

/** The text shown when there is no invite link to show. */
export const inviteWords: Record<InviteStatus, string> = {
  UNKNOWN: "Peça o link ao WhatsApp para chamar pessoas para este grupo.",
  REQUESTED: "Pedindo o link ao WhatsApp. Ele aparece aqui em instantes.",
  KNOWN: "",
  REFUSED:
    "O WhatsApp não mostrou o link ao seu número. Em geral, só quem administra o grupo pode vê-lo.",
  UNAVAILABLE: "",
};

/** Explains what mentioning all people does. */
export const mentionWords = (role: GroupRole) =>
  role === "MEMBER"
    ? "Só vale onde o seu número é administrador. Neste grupo ele é membro."
    : "O celular de cada pessoa avisa da mensagem, mesmo com o grupo silenciado. Use pouco: quem se " +
      "incomoda sai do grupo ou denuncia o número.";

/** The filter of the group list. */
export type GroupSearch = {
  readonly search: string | null;
  readonly tag: string | null;
  readonly channels: readonly Channel[] | null;
};

/** Whether a group matches the filter: words in its title or tags, a tag, its messenger. */
export const matchesGroup = (
  { title, tags, channel }: {
    readonly title: string;
    readonly tags: readonly string[];
    readonly channel: Channel;
  },
  { search, tag, channels }: GroupSearch,
) =>
  matchesSearch(search, `${title} ${tags.join(" ")}`) && (tag === null || tags.includes(tag)) &&
  (channels === null || channels.includes(channel));
