import type { GroupClaimId, GroupId, SessionId, UserId } from "../../ids.ts";
import { fold } from "../../search.ts";

/**
 * A group that a person brings to the platform's number. A code in the group's description proves
 * that they administer it; then the number joins, and the group is assigned to them.
 */
export type GroupClaim = {
  readonly id: GroupClaimId;
  readonly userId: UserId;
  readonly sessionId: SessionId;
  /** The session of the number itself. */
  readonly numberId: SessionId;
  readonly invite: string;
  readonly code: string;
  readonly status: ClaimStatus;
  readonly problem: ClaimProblem | null;
  /** Null: the invitation was not read yet. */
  readonly externalId: string | null;
  readonly title: string | null;
  readonly groupId: GroupId | null;
  readonly looks: number;
  readonly requestedAt: Date | null;
  readonly expiresAt: Date;
};

/**
 * WAITING: for the person to place the code. LOOKING: the number looks for it.
 * JOINING: the code was found, the number joins.
 * APPROVAL: the group's admins have to approve the number. CLAIMED: the group is the person's.
 * LOST: another person claimed it later, after the number had left it.
 */
const claimStatuses = [
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
export type ClaimStatus = (typeof claimStatuses)[number];

/**
 * Problems after which the person may try again. ANYONE_EDITS: where every member may change the
 * description, a code in it proves nothing.
 */
const temporary = ["CODE_MISSING", "ANYONE_EDITS", "NUMBER_AWAY"] as const;
/** Problems that end a claim. */
type FinalProblem = "INVITE_ENDED" | "NUMBER_BARRED" | "ANOTHERS" | "TOO_MANY_LOOKS";
export type ClaimProblem = (typeof temporary)[number] | FinalProblem;
export const isTemporary = (problem: ClaimProblem): problem is (typeof temporary)[number] =>
  temporary.some((one) => one === problem);

/** The states in which a claim is open. */
export const openStatuses = ["WAITING", "LOOKING", "JOINING", "APPROVAL"] as const;

/** The most failed lookups of one code, and the most lookups of a person within a day. */
export const MOST_LOOKS = 8;
export const MOST_LOOKS_A_DAY = 30;
/** Milliseconds that the person has to place the code, and the admins to approve the number. */
export const CLAIM_MS = 60 * 60 * 1000;
export const APPROVAL_MS = 7 * 24 * 60 * 60 * 1000;
/**
 * Milliseconds between two checks whether the number was approved, which is usually reported as an
 * event.
 */
export const APPROVAL_EVERY_MS = 5 * 60 * 1000;
/** Milliseconds after which a lookup that no process began is shown as waiting for the number. */
const UNANSWERED_MS = 30_000;

/** Returns the status of a claim at `now`: an open one whose time is over has expired. */
export function claimStatusAt({ status, expiresAt }: GroupClaim, now: Date): ClaimStatus {
  const isOpen = openStatuses.some((open) => open === status);
  return isOpen && expiresAt <= now ? "EXPIRED" : status;
}

/** Letters and digits that are not mistaken for one another. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 8;

/** Makes a random code, formatted as it is placed in the description. */
export function newClaimCode(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(LENGTH));
  const code = [...drawn].map((n) => LETTERS[n % LETTERS.length]).join("");
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** Returns whether the description contains the code, ignoring case, accents and punctuation. */
export const hasCode = (description: string | null, code: string): boolean =>
  letters(description ?? "").includes(letters(code));

const letters = (text: string) => fold(text).replaceAll(/[^a-z0-9]/g, "");

const INVITE = /^(?:https?:\/\/)?chat\.whatsapp\.com\/(?:invite\/)?([\w-]{10,40})\/?(?:[?#]\S*)?$/i;

/** Returns the code of a WhatsApp invite link, also as it was shared; null: it is not one. */
export function inviteIn(link: string): string | null {
  return INVITE.exec(link.trim())?.[1] ?? null;
}

const finalSentences: Readonly<Record<FinalProblem, string>> = {
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

/** Describes the status of a claim and what to do, in a sentence or two. */
export function claimSentence(claim: GroupClaim, now: Date): string {
  const { problem, code, requestedAt, title } = claim;
  const isUnanswered = requestedAt !== null &&
    now.getTime() - requestedAt.getTime() > UNANSWERED_MS;
  switch (claimStatusAt(claim, now)) {
    case "WAITING":
      if (problem === "NUMBER_AWAY") return AWAY;
      if (problem === "ANYONE_EDITS") return ANYONE_EDITS;
      return problem === "CODE_MISSING"
        ? `Ainda não vi o código ${code} na descrição do grupo. Salve a descrição e confira de novo.`
        : `Coloque o código ${code} na descrição do grupo e toque em Conferir.`;
    case "LOOKING":
      return isUnanswered ? AWAY : "Procurando o código na descrição do grupo.";
    case "JOINING":
      return isUnanswered ? AWAY : "Encontrei o código. O número está entrando no grupo.";
    case "APPROVAL":
      return "O número pediu para entrar no grupo. Aprove o pedido no WhatsApp e toque em Conferir.";
    case "CLAIMED":
      return `O grupo ${title ?? ""} é seu aqui. Você já pode tirar o código da descrição.`
        .replace("  ", " ");
    case "FAILED":
      return problem && !isTemporary(problem)
        ? finalSentences[problem]
        : finalSentences.TOO_MANY_LOOKS;
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
