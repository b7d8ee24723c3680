import type { GroupClaimId, GroupId, SessionId, UserId } from "../../ids.ts";
import { fold } from "../../search.ts";

/**
 * A group that a person brings to the platform's number: they put a code into its description, which
 * proves that they are an admin of it; then the number joins, and the group is theirs here.
 */
export type GroupClaim = {
  readonly id: GroupClaimId;
  readonly userId: UserId;
  readonly sessionId: SessionId;
  /** The number's own session. */
  readonly numberId: SessionId;
  readonly invite: string;
  readonly code: string;
  readonly state: ClaimState;
  readonly problem: ClaimProblem | null;
  /** Null: nobody has looked yet. */
  readonly externalId: string | null;
  readonly title: string | null;
  readonly groupId: GroupId | null;
  readonly looks: number;
  readonly requestedAt: Date | null;
  readonly expiresAt: Date;
};

/**
 * WAITING: for the code. LOOKING: the number looks for it. JOINING: it is there, the number joins.
 * APPROVAL: the group's admins have yet to let it in. CLAIMED: the group is the person's here.
 * LOST: somebody else proved it later, when the number was no longer there for the first one.
 */
export const claimStates = [
  "WAITING",
  "LOOKING",
  "JOINING",
  "APPROVAL",
  "CLAIMED",
  "FAILED",
  "EXPIRED",
  "CANCELED",
  "LOST",
] as const;
export type ClaimState = (typeof claimStates)[number];

/**
 * Why a look led to nothing, and the person asks again. ANYONE_EDITS: where every member may change
 * the description, a code in it proves nothing.
 */
const passing = ["CODE_MISSING", "ANYONE_EDITS", "NUMBER_AWAY"] as const;
/** Why a claim came to nothing. */
type Ending = "INVITE_ENDED" | "NUMBER_BARRED" | "ANOTHERS" | "TOO_MANY_LOOKS";
export type ClaimProblem = (typeof passing)[number] | Ending;
export const passes = (problem: ClaimProblem): problem is (typeof passing)[number] =>
  passing.some((one) => one === problem);

/** In which something is still to come. */
export const openStates = ["WAITING", "LOOKING", "JOINING", "APPROVAL"] as const;

/** Looks in vain for one code, and all looks of a person within a day. */
export const MOST_LOOKS = 8;
export const MOST_LOOKS_A_DAY = 30;
/** Milliseconds to put the code there, and for the group's admins to let the number in. */
export const CLAIM_MS = 60 * 60 * 1000;
export const APPROVAL_MS = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds between two questions whether it was let in: mostly that is told by itself. */
export const APPROVAL_EVERY_MS = 5 * 60 * 1000;
/** Milliseconds after which a look that nobody has begun is told to wait for the number. */
const UNHEARD_MS = 30_000;

/** How a claim stands at `now`: one that is still open when its time is over has expired. */
export function claimStateAt({ state, expiresAt }: GroupClaim, now: Date): ClaimState {
  const isOpen = openStates.some((open) => open === state);
  return isOpen && expiresAt <= now ? "EXPIRED" : state;
}

/** Letters and digits that nobody takes for one another. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 8;

/** A code that nobody has had: as it is to be put into the description. */
export function newClaimCode(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(LENGTH));
  const code = [...drawn].map((n) => LETTERS[n % LETTERS.length]).join("");
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** Whether the description has the code, however it was typed. */
export const hasCode = (description: string | null, code: string): boolean =>
  letters(description ?? "").includes(letters(code));

const letters = (text: string) => fold(text).replaceAll(/[^a-z0-9]/g, "");

const INVITE = /^(?:https?:\/\/)?chat\.whatsapp\.com\/(?:invite\/)?([\w-]{10,40})\/?(?:[?#]\S*)?$/i;

/** The invitation in a link as WhatsApp writes it, or as it was shared; null: there is none. */
export function inviteIn(link: string): string | null {
  return INVITE.exec(link.trim())?.[1] ?? null;
}

const ended: Readonly<Record<Ending, string>> = {
  INVITE_ENDED: "O link de convite não vale mais. Crie outro no grupo e comece de novo.",
  NUMBER_BARRED:
    "O WhatsApp não deixa o número entrar neste grupo: ele já foi removido dali. Adicione-o pelo " +
    "celular e comece de novo.",
  ANOTHERS:
    "Este grupo já recebe ofertas pelo número da plataforma, de outra pessoa. Se o grupo é seu, " +
    "remova o número dele e comece de novo.",
  TOO_MANY_LOOKS:
    "O código não apareceu na descrição em nenhuma conferência. Comece de novo com um código novo.",
};

/** How a claim stands, and what to do, in a sentence or two. */
export function claimSentence(claim: GroupClaim, now: Date): string {
  const { problem, code, requestedAt, title } = claim;
  const isUnheard = requestedAt !== null && now.getTime() - requestedAt.getTime() > UNHEARD_MS;
  switch (claimStateAt(claim, now)) {
    case "WAITING":
      if (problem === "NUMBER_AWAY") return AWAY;
      if (problem === "ANYONE_EDITS") return ANYONE_EDITS;
      return problem === "CODE_MISSING"
        ? `Ainda não vi o código ${code} na descrição do grupo. Salve a descrição e confira de novo.`
        : `Coloque o código ${code} na descrição do grupo e toque em Conferir.`;
    case "LOOKING":
      return isUnheard ? AWAY : "Procurando o código na descrição do grupo.";
    case "JOINING":
      return isUnheard ? AWAY : "Encontrei o código. O número está entrando no grupo.";
    case "APPROVAL":
      return "O número pediu para entrar no grupo. Aprove o pedido no WhatsApp e toque em Conferir.";
    case "CLAIMED":
      return `O grupo ${title ?? ""} é seu aqui. Você já pode tirar o código da descrição.`
        .replace("  ", " ");
    case "FAILED":
      return problem && !passes(problem) ? ended[problem] : ended.TOO_MANY_LOOKS;
    case "EXPIRED":
      return "O código venceu antes de aparecer na descrição. Comece de novo para receber outro.";
    case "CANCELED":
      return "Você cancelou este pedido. Comece de novo quando quiser.";
    case "LOST":
      return "O número saiu deste grupo e outra pessoa o trouxe de volta. O grupo não é mais seu aqui.";
  }
}

const ANYONE_EDITS =
  "Neste grupo qualquer pessoa edita os dados. Em Dados do grupo → Permissões, deixe só " +
  "administradores editarem e toque em Conferir de novo.";
const AWAY =
  "O número da plataforma não responde agora. Deixe o código na descrição e confira de novo em " +
  "alguns minutos.";
