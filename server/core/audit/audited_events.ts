import type { Change } from "../billing/transitions.ts";
import type { BlockedReason } from "../referrals/tables.ts";
import type { EventName, Events } from "../events.ts";
import { formatMoney } from "../money.ts";
import { HOME_ZONE } from "../users/user.ts";

/** What an audit entry stores of its event, besides the user that it is about. */
export type Detail<N extends EventName> = Readonly<Omit<Events[N], "userId">>;

/** What the words of an entry need besides its detail. */
type Related = { readonly planName: string | null };

type Words<N extends EventName> = string | ((detail: Detail<N>, related: Related) => string);

/** The audit trail always stores the event. */
const ALWAYS = true;
/** The audit trail stores the event only when an admin impersonates the member. */
const IMPERSONATED = false;

/** A subscription's change, in words; SAME: its plan or its end changed. */
const subscriptionWords: Readonly<Record<Change | "SAME", string>> = {
  STARTED: "Assinatura começou.",
  TRIAL_STARTED: "Teste da assinatura começou.",
  AWAITS_PAYMENT: "Assinatura espera o primeiro pagamento.",
  PAYMENT_FAILED: "Pagamento da assinatura atrasou.",
  SENDING_STOPPED: "Assinatura sem pagamento: envios pausados.",
  RECOVERED: "Assinatura em dia de novo.",
  PAUSED: "Assinatura pausada.",
  ENDED: "Assinatura terminou.",
  NEVER_PAID: "Assinatura não foi paga a tempo.",
  SAME: "Plano, cobrança ou fim da assinatura mudou.",
};

/** Why a referral earns nothing, in words. */
const blockedWords: Readonly<Record<BlockedReason, string>> = {
  SAME_EMAIL: "Indicação bloqueada: os dois e-mails são o mesmo endereço.",
  SAME_DEVICE: "Indicação bloqueada: mesmo endereço de rede e mesmo aparelho de quem indicou.",
  SAME_PAYMENT: "Indicação bloqueada: mesmo cartão, CPF, CNPJ ou chave Pix de quem indicou.",
};

/**
 * For each event: when the audit trail stores it, and how an admin reads it. The screen shows the actor
 * and the subject beside the words. An event without a row does not compile.
 */
const auditedEvents: { readonly [N in EventName]: readonly [isAlways: boolean, words: Words<N>] } =
  {
    "user.registered": [ALWAYS, "Conta criada."],
    "user.imported": [IMPERSONATED, "Conta trazida do Firestore."],
    "user.madeAdmin": [ALWAYS, "Passou a administrar o site. As sessões anteriores terminaram."],
    "user.madeMember": [ALWAYS, "Deixou de administrar o site. As sessões anteriores terminaram."],
    "user.changed": [ALWAYS, "Nome, foto ou e-mail mudou."],
    "user.blocked": [ALWAYS, ({ reason }) => `Conta bloqueada. Motivo: ${reason}`],
    "user.unblocked": [ALWAYS, "Conta desbloqueada."],
    "user.sessionsEnded": [ALWAYS, "Todas as sessões foram encerradas."],
    "accountSessions.ended": [ALWAYS, "Sessões encerradas pela própria pessoa."],
    "apiKey.created": [ALWAYS, "Chave de API criada."],
    "apiKey.rotated": [ALWAYS, "Chave de API trocada por outra."],
    "apiKey.revoked": [ALWAYS, "Chave de API revogada."],
    "oauthApp.created": [ALWAYS, "Aplicativo registrado."],
    "oauthApp.changed": [ALWAYS, "Aplicativo mudou: nome, endereços ou segredo."],
    "oauthApp.removed": [ALWAYS, "Aplicativo removido."],
    "oauthApp.disabled": [ALWAYS, ({ reason }) => `Aplicativo desativado. Motivo: ${reason}`],
    "oauthApp.enabled": [ALWAYS, "Aplicativo ativado de novo."],
    "oauthApp.authorized": [ALWAYS, "Um aplicativo foi autorizado a agir pela pessoa."],
    "oauthApp.revoked": [ALWAYS, "O acesso de um aplicativo terminou."],
    "task.retried": [
      ALWAYS,
      ({ task, count }) =>
        `${count === 1 ? "1 trabalho" : `${count} trabalhos`} tentado${
          count === 1 ? "" : "s"
        } de novo: ${task}.`,
    ],
    "health.reported": [IMPERSONATED, "Aviso sobre a saúde do sistema."],
    "plan.granted": [
      ALWAYS,
      ({ priceId, until, reason }, { planName }) =>
        `Plano ${(priceId === null ? "Gratuito" : planName ?? priceId)} concedido, ${
          until ? `até ${dayOf(until)}` : "sem data de fim"
        }.${reason ? ` Motivo: ${reason}` : ""}`,
    ],
    "plan.changed": [IMPERSONATED, "O plano da pessoa mudou."],
    "plan.created": [ALWAYS, ({ priceId }, { planName }) => `Plano ${planName ?? priceId} criado.`],
    "plan.updated": [ALWAYS, ({ priceId }, { planName }) => `Plano ${planName ?? priceId} mudou.`],
    "plan.archived": [
      ALWAYS,
      ({ priceId }, { planName }) => `Plano ${planName ?? priceId} saiu da oferta.`,
    ],
    "payments.reported": [IMPERSONATED, "O meio de pagamento avisou de uma mudança."],
    "subscription.changed": [ALWAYS, ({ change }) => subscriptionWords[change ?? "SAME"]],
    "subscription.withdrawn": [ALWAYS, "Arrependimento: assinatura encerrada com reembolso."],
    "subscription.reminded": [
      ALWAYS,
      ({ reminder }) => `Aviso ${reminder} de pagamento em atraso enviado por e-mail.`,
    ],
    "invoice.paid": [ALWAYS, "Fatura paga."],
    "invoice.refunded": [
      ALWAYS,
      ({ cents }) => `Fatura devolvida: ${formatMoney({ cents, currency: "BRL" })} ao todo.`,
    ],
    "subscription.extended": [
      ALWAYS,
      ({ days, until, reason }) =>
        `${days === 1 ? "1 dia" : `${days} dias`} sem cobrança, até ${
          dayOf(until)
        }. Motivo: ${reason}`,
    ],
    "subscription.endRequested": [
      ALWAYS,
      ({ isImmediate, reason }) =>
        `Assinatura encerrada ${
          isImmediate ? "na hora" : "ao fim do período"
        } pela administração. Motivo: ${reason}`,
    ],
    "invoice.refundRequested": [
      ALWAYS,
      ({ amount, reason }) => `Reembolso de ${amount} pedido. Motivo: ${reason}`,
    ],
    "taxpayer.changed": [ALWAYS, "CPF ou CNPJ de pagamento mudou."],
    "taxInvoices.exported": [
      ALWAYS,
      ({ month }) => `Dados das notas fiscais de ${month} baixados, com os CPFs e CNPJs.`,
    ],
    "invoice.refundRefused": [ALWAYS, "A Stripe recusou o reembolso."],
    "invoices.changed": [IMPERSONATED, "Fatura criada, paga ou devolvida."],
    "checkout.changed": [IMPERSONATED, "Pagamento aberto ou encerrado."],
    "referrer.joined": [ALWAYS, "Entrou no programa de indicação."],
    "referrer.pixKeyChanged": [ALWAYS, "Chave Pix do programa de indicação mudou."],
    "referral.created": [IMPERSONATED, "Pessoa indicada criou conta."],
    "referral.blocked": [ALWAYS, ({ reason }) => blockedWords[reason]],
    "commissions.changed": [IMPERSONATED, "Comissões de indicação mudaram."],
    "referralRate.changed": [
      ALWAYS,
      ({ priceId }, { planName }) => `Comissão do plano ${planName ?? priceId} mudou.`,
    ],
    "payoutBatch.created": [ALWAYS, "Lote de pagamentos de comissões criado."],
    "payoutBatch.approved": [ALWAYS, "Lote de pagamentos de comissões aprovado."],
    "payoutBatch.canceled": [ALWAYS, "Lote de pagamentos de comissões cancelado."],
    "payoutBatch.exported": [ALWAYS, "Lote de pagamentos baixado, com as chaves Pix."],
    "payout.paid": [ALWAYS, "Comissões de indicação pagas."],
    "payout.failed": [ALWAYS, ({ reason }) => `Pagamento de comissões falhou. Motivo: ${reason}`],
    "documents.accepted": [ALWAYS, "Documentos aceitos."],
    "dataExport.requested": [ALWAYS, "Cópia dos dados pedida."],
    "dataExport.ended": [IMPERSONATED, "Cópia dos dados concluída."],
    "export.requested": [ALWAYS, "Exportação de ofertas ou cliques pedida."],
    "export.advanced": [IMPERSONATED, "Exportação avançou."],
    "export.ended": [IMPERSONATED, "Exportação concluída."],
    "deletion.requested": [ALWAYS, "Exclusão da conta pedida."],
    "deletion.canceled": [ALWAYS, "Exclusão da conta cancelada."],
    "user.deleted": [ALWAYS, "Conta excluída."],
    "accountEmail.requested": [IMPERSONATED, "E-mail com um código pedido."],
    "impersonation.started": [
      ALWAYS,
      ({ reason }) => `Acesso em nome da pessoa iniciado. Motivo: ${reason}`,
    ],
    "impersonation.ended": [ALWAYS, "Acesso em nome da pessoa encerrado."],
    "affiliateTags.changed": [ALWAYS, "Etiquetas de afiliado mudaram."],
    "shop.connected": [ALWAYS, "Loja conectada."],
    "shop.disconnected": [ALWAYS, "Loja desconectada."],
    "shop.changed": [IMPERSONATED, "Conexão com a loja mudou."],
    "messageSettings.changed": [IMPERSONATED, "Assinatura ou aviso de publicidade mudou."],
    "assistantSettings.changed": [IMPERSONATED, "Garimpo IA ligado ou desligado."],
    "thread.changed": [IMPERSONATED, "Conversa com o Garimpo IA mudou."],
    "cardStyle.changed": [IMPERSONATED, "Aparência das artes mudou."],
    "offer.created": [IMPERSONATED, "Oferta criada."],
    "offer.updated": [IMPERSONATED, "Oferta editada."],
    "offer.approved": [IMPERSONATED, "Oferta aprovada."],
    "offer.unapproved": [IMPERSONATED, "Oferta voltou a rascunho."],
    "offer.deleted": [IMPERSONATED, "Oferta excluída."],
    "offer.restored": [IMPERSONATED, "Oferta restaurada."],
    "offer.refreshed": [IMPERSONATED, "Oferta lida de novo na loja."],
    "offer.ended": [IMPERSONATED, "Uma oferta acabou."],
    "linkBatch.created": [IMPERSONATED, "Lista de links colada."],
    "linkBatch.dismissed": [IMPERSONATED, "Lista de links dispensada."],
    "batchLink.requested": [IMPERSONATED, "Leitura de um link pedida."],
    "batchLink.changed": [IMPERSONATED, "Leitura de um link avançou."],
    "coupon.created": [IMPERSONATED, "Cupom criado."],
    "coupon.changed": [IMPERSONATED, "Cupom editado."],
    "coupon.voted": [IMPERSONATED, "Cupom avaliado."],
    "coupon.deleted": [IMPERSONATED, "Cupom excluído."],
    "coupon.restored": [IMPERSONATED, "Cupom restaurado."],
    "coupon.started": [IMPERSONATED, "Cupom começou a valer."],
    "coupon.endsSoon": [IMPERSONATED, "Cupom perto do fim."],
    "coupon.expired": [IMPERSONATED, "Cupom venceu."],
    "conversions.imported": [IMPERSONATED, "Vendas importadas."],
    "coupons.imported": [IMPERSONATED, "Cupons importados."],
    "botSettings.changed": [IMPERSONATED, "Configurações de envio mudaram."],
    "session.connected": [ALWAYS, "Conta de envio conectada."],
    "session.disconnected": [ALWAYS, "Conta de envio desconectada."],
    "session.changed": [IMPERSONATED, "A conexão de uma conta de envio mudou."],
    "session.syncRequested": [IMPERSONATED, "Lista de grupos pedida de novo."],
    "platformNumber.shared": [ALWAYS, "Número emprestado a todas as pessoas do site."],
    "platformNumber.revoked": [ALWAYS, "Número da plataforma retirado."],
    "gateway.set": [ALWAYS, ({ host }) => `Gateway do WhatsApp configurado: ${host}.`],
    "gateway.tested": [ALWAYS, "Gateway do WhatsApp testado."],
    "gateway.removed": [ALWAYS, ({ host }) => `Gateway do WhatsApp removido: ${host}.`],
    "email.retried": [ALWAYS, "E-mail enviado de novo."],
    "email.changed": [IMPERSONATED, "Um e-mail saiu, ou não pôde sair."],
    "email.bounced": [IMPERSONATED, "O e-mail da conta foi recusado pelo servidor."],
    "restore.announced": [IMPERSONATED, "Aviso de que os dados voltaram a uma cópia."],
    "retention.changed": [
      ALWAYS,
      ({ policy, amount }) =>
        `Prazo do que fica guardado mudou: ${policy}, ${amount ?? "o padrão"}.`,
    ],
    "groupClaim.changed": [IMPERSONATED, "Pedido de grupo para o número da plataforma avançou."],
    "pairing.changed": [IMPERSONATED, "Conexão pelo celular avançou."],
    "group.discovered": [IMPERSONATED, "Grupo encontrado."],
    "group.changed": [IMPERSONATED, "Grupo editado."],
    "source.sighted": [IMPERSONATED, "Link visto em um grupo de origem."],
    "offer.queued": [IMPERSONATED, "Oferta posta na fila."],
    "campaignText.queued": [IMPERSONATED, "Texto posto na fila."],
    "offer.concluded": [IMPERSONATED, "Envio da oferta concluído."],
    "dispatch.queued": [IMPERSONATED, "Mensagem posta na fila."],
    "dispatch.delayed": [IMPERSONATED, "Mensagem adiada."],
    "dispatch.moved": [IMPERSONATED, "Mensagem mudou de lugar na fila."],
    "dispatch.started": [IMPERSONATED, "Mensagem a caminho."],
    "dispatch.sent": [IMPERSONATED, "Mensagem enviada."],
    "dispatch.failed": [IMPERSONATED, "Mensagem não enviada."],
    "dispatch.doubted": [IMPERSONATED, "Mensagem em dúvida."],
    "dispatch.expired": [IMPERSONATED, "Mensagem passou do prazo."],
    "dispatch.canceled": [IMPERSONATED, "Mensagem cancelada."],
    "dispatch.corrected": [IMPERSONATED, "Mensagem corrigida no grupo."],
    "dispatches.delivered": [IMPERSONATED, "Mensagens chegaram a mais pessoas."],
    "products.saved": [
      IMPERSONATED,
      ({ productIds }) => products(productIds, "salvo no", "salvos no"),
    ],
    "products.changed": [
      IMPERSONATED,
      ({ productIds }) => products(productIds, "editado no", "editados no"),
    ],
    "products.refreshRequested": [IMPERSONATED, "Preços do catálogo pedidos de novo."],
    "products.deleted": [
      IMPERSONATED,
      ({ productIds }) => products(productIds, "excluído do", "excluídos do"),
    ],
    "products.restored": [
      IMPERSONATED,
      ({ productIds }) => products(productIds, "restaurado no", "restaurados no"),
    ],
    "products.merged": [
      IMPERSONATED,
      ({ productIds }) => products(productIds, "unido no", "unidos no"),
    ],
    "products.imported": [
      IMPERSONATED,
      ({ count }) => `Catálogo importado de uma planilha: ${count} produtos.`,
    ],
    "product.soldOut": [IMPERSONATED, "Uma leitura viu um produto esgotado."],
    "product.priceLowered": [IMPERSONATED, "Uma leitura viu um preço menor."],
    "product.priceDropped": [IMPERSONATED, "Preço de um produto do catálogo baixou."],
    "webhook.created": [ALWAYS, "Webhook criado."],
    "webhook.changed": [IMPERSONATED, "Webhook mudou."],
    "webhook.removed": [ALWAYS, "Webhook removido."],
    "webhook.disabled": [ALWAYS, "Webhook desligado: nada chegava ao endereço dele."],
    "notifications.changed": [IMPERSONATED, "Avisos lidos."],
    "firestore.conflicted": [
      ALWAYS,
      ({ path, winner }) =>
        `${path} mudou no Firestore e aqui. Valeu a mudança mais nova: ${
          winner === "HERE" ? "a daqui" : "a de lá"
        }.`,
    ],
    "appearance.changed": [ALWAYS, "Aparência do site mudou."],
    "maintenance.planned": [
      ALWAYS,
      ({ mode, startsAt, endsAt }) =>
        `Manutenção ${mode === "FULL" ? "com o site fechado" : "só de leitura"} marcada: de ${
          instantOf(startsAt)
        } a ${instantOf(endsAt)}.`,
    ],
    "maintenance.ended": [ALWAYS, "Manutenção encerrada ou desmarcada."],
    "theme.created": [ALWAYS, "Tema criado."],
    "theme.changed": [ALWAYS, "Tema editado."],
    "theme.deleted": [ALWAYS, "Tema excluído."],
    "theme.restored": [ALWAYS, "Tema restaurado."],
    "template.created": [IMPERSONATED, "Modelo de mensagem criado."],
    "template.changed": [IMPERSONATED, "Modelo de mensagem editado."],
    "template.deleted": [IMPERSONATED, "Modelo de mensagem excluído."],
    "template.restored": [IMPERSONATED, "Modelo de mensagem restaurado."],
    "calendarEntry.created": [IMPERSONATED, "Envio programado criado."],
    "calendarEntry.changed": [IMPERSONATED, "Envio programado editado."],
    "calendarEntry.deleted": [IMPERSONATED, "Envio programado excluído."],
    "calendarEntry.restored": [IMPERSONATED, "Envio programado restaurado."],
    "calendarEntry.ran": [IMPERSONATED, "Envio programado foi para a fila."],
    "calendar.changed": [IMPERSONATED, "Calendário mudou."],
    "calendar.feedChanged": [ALWAYS, "Endereço secreto do calendário trocado ou revogado."],
    "rule.created": [IMPERSONATED, "Regra criada."],
    "rule.changed": [IMPERSONATED, "Regra editada, ligada ou desligada."],
    "rule.deleted": [IMPERSONATED, "Regra excluída."],
    "rule.restored": [IMPERSONATED, "Regra restaurada."],
    "rule.paused": [IMPERSONATED, "Regra parou depois de falhar várias vezes."],
    "rule.due": [IMPERSONATED, "Hora de uma regra."],
    "rules.decided": [IMPERSONATED, "Regras decidiram."],
    "rules.stopped": [ALWAYS, "Todas as regras foram paradas."],
    "rules.resumed": [ALWAYS, "Regras ligadas de novo."],
    "approval.requested": [IMPERSONATED, "Regra pediu uma resposta."],
    "approval.accepted": [IMPERSONATED, "Envio de uma regra aprovado."],
    "approval.changed": [IMPERSONATED, "Pedido de uma regra mudou."],
    "campaignText.created": [IMPERSONATED, "Texto de campanha criado."],
    "campaignText.changed": [IMPERSONATED, "Texto de campanha editado."],
    "campaignText.deleted": [IMPERSONATED, "Texto de campanha excluído."],
    "campaignText.restored": [IMPERSONATED, "Texto de campanha restaurado."],
    "campaignTexts.imported": [IMPERSONATED, "Textos de campanha importados."],
    "store.changed": [IMPERSONATED, "Loja editada."],
    "store.published": [IMPERSONATED, "Loja publicada."],
    "store.unpublished": [IMPERSONATED, "Loja tirada do ar pela própria pessoa."],
    "store.disabled": [ALWAYS, ({ reason }) => `Loja desativada. Motivo: ${reason}`],
    "store.enabled": [ALWAYS, "Loja reativada."],
    "store.reported": [IMPERSONATED, "Loja denunciada."],
    "store.reportsResolved": [ALWAYS, "Denúncias da loja resolvidas."],
    "feedback.created": [IMPERSONATED, "Mensagem enviada a quem opera o site."],
    "feedback.answered": [ALWAYS, "Mensagem da pessoa respondida."],
    "feedback.updated": [
      ALWAYS,
      ({ status }) =>
        `Mensagem da pessoa encaminhada: ${
          { RECEIVED: "a tratar", ANSWERED: "respondida", CLOSED: "encerrada" }[status]
        }.`,
    ],
    "feedback.advanced": [ALWAYS, "Assunto da mensagem da pessoa avançou."],
    "feedback.voted": [IMPERSONATED, "Voto no que vem aí."],
    "feedbackTopic.created": [ALWAYS, "Assunto do que vem aí criado."],
    "feedbackTopic.updated": [ALWAYS, "Assunto do que vem aí editado."],
    "cannedAnswers.changed": [ALWAYS, "Respostas prontas mudaram."],
    "link.created": [IMPERSONATED, "Link curto criado."],
    "link.updated": [IMPERSONATED, "Link curto editado."],
    "link.deleted": [IMPERSONATED, "Link curto excluído."],
    "link.restored": [IMPERSONATED, "Link curto restaurado."],
    "link.disabled": [ALWAYS, ({ reason }) => `Link curto desativado. Motivo: ${reason}`],
    "link.enabled": [ALWAYS, "Link curto reativado."],
    "link.clicked": [IMPERSONATED, "Link curto recebeu cliques."],
  };

/** Events of payments and plans. */
const BILLING = /^(plan|subscription|invoice|payments|checkout)[.]/;
export const billingEvents: readonly EventName[] = (Object.keys(auditedEvents) as EventName[])
  .filter((name) => BILLING.test(name));

/** Whether the audit trail stores the event also without an impersonation. */
export const isAlwaysAudited = (event: EventName): boolean => auditedEvents[event][0];

/** Describes an event in one or two Portuguese sentences. */
export function describeEvent<N extends EventName>(
  event: N,
  detail: Detail<N>,
  related: Related,
): string {
  const words: Words<N> = auditedEvents[event][1];
  return typeof words === "string" ? words : words(detail, related);
}

const products = ({ length }: readonly unknown[], one: string, several: string) =>
  length === 1 ? `1 produto ${one} catálogo.` : `${length} produtos ${several} catálogo.`;

const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString("pt-BR", { timeZone: HOME_ZONE });

const instantOf = (instant: string) =>
  new Date(instant).toLocaleString("pt-BR", {
    timeZone: HOME_ZONE,
    dateStyle: "short",
    timeStyle: "short",
  });
