import type { Context } from "../../context.ts";
import type { Channel, SessionProblem } from "../../delivery/messenger.ts";
import type { EventOf } from "../../events.ts";
import type { EventId, SessionId, UserId } from "../../ids.ts";
import { closed, type Kinds, open, type Words } from "../notification.ts";
import { notify } from "../notify.ts";

export type SessionFacts = {
  readonly name: string;
  readonly channel: Channel;
  readonly problem: SessionProblem | null;
  readonly disconnectedAt: Date | null;
  /** Since when the platform no longer shares the number that the session uses. */
  readonly numberRevokedAt: Date | null;
};

/** The kinds about a session. */
export const sessionKinds = {
  CONNECTION_NEEDS_PERSON: {
    description: "A session does not work until its person acts.",
    words: ({ session }) => connectionNeedsPerson(session),
  },
} satisfies Kinds<{ session: SessionFacts | null }>;

const needPerson: ReadonlySet<SessionProblem> = new Set([
  "REVOKED",
  "ELSEWHERE",
  "RESTRICTED",
  "BANNED",
]);

/**
 * Whether a session's problem needs its person; other problems end by themselves. For the platform's
 * number, the only such problem is that it is no longer shared.
 */
const needsPerson = (session: Omit<SessionFacts, "name">): boolean => {
  const { channel, problem, disconnectedAt, numberRevokedAt } = session;
  if (disconnectedAt) return false;
  if (channel === "PLATFORM") return numberRevokedAt !== null;
  return problem !== null && needPerson.has(problem);
};

/** A session that waited for its person, or still does. `session` null: it is gone. */
function connectionNeedsPerson(session: SessionFacts | null): Words {
  if (!session) return closed("Uma conexão sua parou", "Ela não existe mais.");
  const { name, channel, problem, disconnectedAt, numberRevokedAt } = session;
  if (!needsPerson(session)) {
    return disconnectedAt
      ? closed(`${name} foi desconectado`, "Conecte de novo quando quiser: os grupos voltam junto.")
      : closed(`${name} voltou a funcionar`, "O que estava na fila segue.");
  }
  if (numberRevokedAt) {
    return open(
      "A plataforma retirou o número que você usa",
      "O que está na fila espera: segue se o número voltar. Para não depender dele, conecte o seu WhatsApp.",
    );
  }
  const words = channel === "TELEGRAM" ? ofBot : ofNumber;
  return words[problem!]!(name);
}

type Of = Partial<Readonly<Record<SessionProblem, (name: string) => Words>>>;

const restrictedBy = (messenger: string): Of => ({
  RESTRICTED: (name) =>
    open(
      `O ${messenger} restringiu ${name}`,
      "Pausamos os envios para proteger a conta. Deixe-a descansar um dia ou mais antes de voltar.",
    ),
  BANNED: (name) =>
    open(
      `O ${messenger} baniu ${name}`,
      "Nada mais sai por esta conta. Peça a revisão no celular ou conecte outra: a fila espera.",
    ),
});

const ofBot: Of = {
  ...restrictedBy("Telegram"),
  REVOKED: (name) =>
    open(
      `${name} precisa de um token novo`,
      "O Telegram não aceita mais o atual. A fila espera por você em Grupos.",
    ),
  ELSEWHERE: (name) =>
    open(
      `${name} está em uso em outro programa`,
      "O Telegram só atende um. Feche o outro ou cole um token novo em Grupos.",
    ),
};

const ofNumber: Of = {
  ...restrictedBy("WhatsApp"),
  REVOKED: (name) =>
    open(
      `${name} foi desconectado no celular`,
      "Conecte o número de novo pelo QR ou pelo código. A fila espera por você.",
    ),
  ELSEWHERE: (name) =>
    open(
      `${name} está aberto em outro lugar`,
      "Os envios pararam. Feche o outro e toque em “Usar aqui” em Grupos.",
    ),
};

/** Returns the facts of each of `ids` that is the user's. */
export async function loadSessionFacts({ db }: Context, userId: UserId, ids: readonly SessionId[]) {
  if (ids.length === 0) return new Map<string, SessionFacts>();
  const sessions = await db.selectFrom("messenger_sessions")
    .select(["id", "name", "channel", "problem", "disconnected_at as disconnectedAt"])
    .select("number_revoked_at as numberRevokedAt")
    .where("id", "in", ids).where("user_id", "=", userId).execute();
  return new Map<string, SessionFacts>(sessions.map((session) => [session.id, session]));
}

/** Notifies, once, of a session's problem that only its person can end. */
export async function notifyConnection(
  ctx: Context,
  { userId, sessionId }: EventOf<"session.changed">,
  eventId: EventId,
) {
  const session = await ctx.db.selectFrom("messenger_sessions")
    .select(["channel", "problem", "problem_since", "disconnected_at as disconnectedAt"])
    .select("number_revoked_at as numberRevokedAt")
    .where("id", "=", sessionId).executeTakeFirst();
  const since = session?.numberRevokedAt ?? session?.problem_since;
  if (!session || !since || !needsPerson(session)) return;
  const kind = "CONNECTION_NEEDS_PERSON";
  await notify(ctx, { userId, kind, subject: sessionId, eventId, notSince: since });
}
