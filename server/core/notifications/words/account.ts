import type { AccountFacts, PlanFacts } from "../facts.ts";
import { closed, open, type Words } from "../notification.ts";

/** The first notification of a new person. */
export const welcome = (plan: PlanFacts): Words =>
  closed(
    "Boas-vindas",
    `${trialUntil(plan)}Cole o link de um produto no gerador para fazer sua primeira oferta.`,
  );

const trialUntil = ({ status, endsAt }: PlanFacts) =>
  status === "trialing" && endsAt ? `Seu período de teste vale até ${endsAt}. ` : "";

/** A trial that ends soon. */
export function trialEnding(plan: PlanFacts): Words {
  const { status, endsAt, daysLeft } = plan;
  if (status !== "trialing") return trialEnded(plan);
  const when = ["hoje", "amanhã"][daysLeft] ?? `em ${daysLeft} dias`;
  return open(
    `Seu período de teste termina ${when}`,
    `Em ${endsAt} os envios pausam. Suas ofertas ficam aqui; nada é apagado.`,
  );
}

/** A trial that has ended. */
export const trialEnded = ({ status }: PlanFacts): Words =>
  status === "expired"
    ? open(
      "Seu período de teste terminou",
      "Os envios estão pausados. Nada foi apagado: tudo continua aqui para ler.",
    )
    : closed("Seu período de teste terminou", "Você já tem um plano: os envios seguem.");

/** The month's messages, used up. */
export function messagesUsedUp({ used, most, nextMonth }: PlanFacts): Words {
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

/** The copy of a person's data. */
export function dataExportEnded({ dataExport }: AccountFacts): Words {
  if (dataExport?.until) {
    return open(
      "Seus dados estão prontos",
      `Baixe a cópia em Conta e segurança até ${dataExport.until}.`,
    );
  }
  switch (dataExport?.status) {
    case "FAILED":
      return open(
        "A cópia dos seus dados não ficou pronta",
        "Algo falhou aqui, e nada se perdeu. Peça outra em Conta e segurança.",
      );
    case "PENDING":
      return closed(
        "Outra cópia dos seus dados está sendo feita",
        "Você recebe um aviso quando ela estiver pronta.",
      );
    default:
      return closed(
        "A cópia dos seus dados expirou",
        "Peça outra em Conta e segurança quando quiser.",
      );
  }
}

/** The day on which the account is deleted. */
export const deletionRequested = ({ deletesAt }: AccountFacts): Words =>
  deletesAt === null
    ? closed("Sua conta não será excluída", "Sua conta e seus dados ficam como estão.")
    : open(
      `Sua conta será excluída em ${deletesAt}`,
      "Até lá tudo funciona, e você pode cancelar em Conta e segurança. Depois não há como voltar.",
    );
