import type { Context } from "../../context.ts";
import type { EventOf } from "../../events.ts";
import type { EventId, UserId } from "../../ids.ts";
import { countedAt, limitsOf, roomLeft } from "../../plans/limits.ts";
import { maySend, statusAt, type SubscriptionStatus } from "../../plans/subscription.ts";
import { asUser } from "../../users/tables.ts";
import { momentLabel, monthStart, nextMonthLabel, zoned } from "../../zoned.ts";
import { closed, type Kinds, open, type Words } from "../notification.ts";
import { notify } from "../notify.ts";

export type PlanFacts = {
  readonly status: SubscriptionStatus;
  /** When the trial ends, in the user's zone: "28/11 às 09:00"; null: no end. */
  readonly endsAt: string | null;
  /** Calendar days until then; 0: today. */
  readonly daysLeft: number;
  /** Messages counted in this month. */
  readonly used: number;
  /** Messages of a month; below 0: no limit. */
  readonly most: number;
  /** When the next month begins: "1º de dezembro". */
  readonly nextMonth: string;
  /** Whether a subscription gives it, which is charged after a trial. */
  readonly isCharged: boolean;
  /** Whether messages are sent now. */
  readonly maySend: boolean;
};

/** The kinds about the person's plan. */
export const planKinds = {
  WELCOME: {
    description: "The account is there.",
    words: ({ plan }) => welcome(plan),
  },
  TRIAL_ENDING: {
    description: "The trial ends within two days.",
    words: ({ plan }) => trialEnding(plan),
  },
  TRIAL_ENDED: {
    description: "The trial has ended.",
    words: ({ plan }) => trialEnded(plan),
  },
  PAYMENT_LATE: {
    description: "A payment of the subscription is late.",
    words: ({ plan }) => paymentLate(plan),
  },
  MESSAGES_USED_UP: {
    description: "The plan has no messages left in this month.",
    words: ({ plan }) => messagesUsedUp(plan),
  },
} satisfies Kinds<{ plan: PlanFacts }>;

/** The first notification of a new person. */
const welcome = (plan: PlanFacts): Words =>
  closed(
    "Boas-vindas",
    `${trialUntil(plan)}Cole o link de um produto no gerador para fazer sua primeira oferta.`,
  );

const trialUntil = ({ status, endsAt }: PlanFacts) =>
  status === "trialing" && endsAt ? `Seu período de teste vale até ${endsAt}. ` : "";

/** A trial that ends soon. */
function trialEnding(plan: PlanFacts): Words {
  const { status, endsAt, daysLeft, isCharged } = plan;
  if (status !== "trialing") return trialEnded(plan);
  const when = ["hoje", "amanhã"][daysLeft] ?? `em ${daysLeft} dias`;
  if (isCharged) {
    return closed(
      `Seu período de teste termina ${when}`,
      `Em ${endsAt} começa a cobrança da sua assinatura. Se não quiser seguir, cancele antes.`,
    );
  }
  return open(
    `Seu período de teste termina ${when}`,
    `Em ${endsAt} os envios pausam. Suas ofertas ficam aqui; nada é apagado.`,
  );
}

/** A trial that has ended. */
const trialEnded = ({ status }: PlanFacts): Words =>
  status === "expired"
    ? open(
      "Seu período de teste terminou",
      "Os envios estão pausados. Nada foi apagado: tudo continua aqui para ler.",
    )
    : closed("Seu período de teste terminou", "Você já tem um plano: os envios seguem.");

/** A payment that is late, or was. */
function paymentLate({ status, endsAt, maySend }: PlanFacts): Words {
  if (status === "past_due" && maySend) {
    return open(
      "O pagamento da sua assinatura não passou",
      `Seus envios seguem até ${endsAt}; depois ficam em pausa. Nada é apagado.`,
    );
  }
  if (status === "past_due" || status === "unpaid") {
    return open(
      "Seus envios estão em pausa",
      "O pagamento da assinatura não chegou. Nada foi apagado: pagando, tudo segue de onde parou.",
    );
  }
  return closed("O pagamento da sua assinatura tinha atrasado", "Não há mais pagamento em atraso.");
}

/** The month's messages, used up. */
function messagesUsedUp({ used, most, nextMonth }: PlanFacts): Words {
  if (most < 0) {
    return closed("As mensagens do plano tinham acabado", "Seu plano de agora não tem limite.");
  }
  return used >= most
    ? open(
      `As ${most} mensagens do mês acabaram`,
      `O que está na fila segue. Para novos envios, espere ${nextMonth}.`,
    )
    : closed("Há mensagens de novo", `Você usou ${used} de ${most} neste mês.`);
}

/** Returns the plan, its end and its use in this month. */
export async function loadPlanFacts({ db, now }: Context, userId: UserId): Promise<PlanFacts> {
  const user = await db.selectFrom("users")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id").select(asUser)
    .select("users.subscription_id as subscriptionId")
    .where("users.id", "=", userId).executeTakeFirstOrThrow();
  const { subscriptionExpiresAt: end, timeZone } = user;
  return {
    isCharged: user.subscriptionId !== null,
    maySend: maySend(user, now),
    status: statusAt(user, now),
    endsAt: end && momentLabel(end, timeZone),
    daysLeft: end ? daysLeft(end, now, timeZone) : 0,
    used: countedAt(user, now),
    most: limitsOf(user.planLimits).messagesPerMonth,
    nextMonth: nextMonthLabel(now, timeZone),
  };
}

/** Returns the calendar days, in the user's zone, until a trial ends; 0: today. */
export function daysLeft(end: Date, now: Date, timeZone: string): number {
  const [from, to] = [zoned(now, timeZone).toPlainDate(), zoned(end, timeZone).toPlainDate()];
  return Math.max(0, from.until(to).days);
}

/** Welcomes a new person. */
export async function greetUser(
  ctx: Context,
  { userId }: EventOf<"user.registered">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "WELCOME", subject: "", eventId });
}

/** Notifies that a payment is late. */
export async function notifyLatePayment(
  ctx: Context,
  { userId, change }: EventOf<"subscription.changed">,
  eventId: EventId,
) {
  if (change !== "PAYMENT_FAILED" && change !== "SENDING_STOPPED") return;
  await notify(ctx, { userId, kind: "PAYMENT_LATE", subject: "", eventId });
}

/** Notifies, once a month, that the plan's messages are used up. */
export async function notifyMessagesUsedUp(
  ctx: Context,
  { userId }: EventOf<"offer.queued" | "campaignText.queued">,
  eventId: EventId,
) {
  const { db, now } = ctx;
  const user = await db.selectFrom("users")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id").select(asUser)
    .where("users.id", "=", userId).executeTakeFirst();
  if (!user || roomLeft(user, "messagesPerMonth", countedAt(user, now)) > 0) return;
  const notSince = monthStart(now, user.timeZone);
  await notify(ctx, { userId, kind: "MESSAGES_USED_UP", subject: "", eventId, notSince });
}
