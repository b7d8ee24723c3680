import type { EventName, Events } from "../events.ts";
import { HOME_ZONE } from "../users/user.ts";

/** What an entry keeps of its event, beside whom it is about. */
export type Detail<N extends EventName> = Readonly<Omit<Events[N], "userId">>;

/** What is read beside it. */
export type Beside = { readonly planName: string | null };

type Words<N extends EventName> = string | ((detail: Detail<N>, beside: Beside) => string);

/**
 * Each event as an admin reads it; who did it, and to whom, stands next to it. One that stands in no
 * row does not compile: in somebody's name, everything is kept.
 */
const words: { readonly [N in EventName]: Words<N> } = {
  "user.registered": "Conta criada.",
  "user.madeAdmin": "Passou a administrar o site. As sessões anteriores terminaram.",
  "user.madeMember": "Deixou de administrar o site. As sessões anteriores terminaram.",
  "user.changed": "Nome, foto ou e-mail mudou.",
  "user.blocked": ({ reason }) => `Conta bloqueada. Motivo: ${reason}`,
  "user.unblocked": "Conta desbloqueada.",
  "user.sessionsEnded": "Todas as sessões foram encerradas.",
  "accountSessions.ended": "Sessões encerradas pela própria pessoa.",
  "plan.granted": ({ priceId, until }, { planName }) =>
    `Plano ${(priceId === null ? "Gratuito" : planName ?? priceId)} concedido, ${
      until ? `até ${dayOf(until)}` : "sem data de fim"
    }.`,
  "documents.accepted": "Documentos aceitos.",
  "dataExport.asked": "Cópia dos dados pedida.",
  "dataExport.ended": "Cópia dos dados concluída.",
  "deletion.asked": "Exclusão da conta pedida.",
  "deletion.canceled": "Exclusão da conta cancelada.",
  "user.deleted": "Conta excluída.",
  "accountLetter.asked": "E-mail com um código pedido.",
  "impersonation.started": ({ reason }) => `Acesso em nome da pessoa iniciado. Motivo: ${reason}`,
  "impersonation.ended": "Acesso em nome da pessoa encerrado.",
  "affiliateTags.changed": "Etiquetas de afiliado mudaram.",
  "shop.connected": "Loja conectada.",
  "shop.disconnected": "Loja desconectada.",
  "shop.changed": "Conexão com a loja mudou.",
  "messageSettings.changed": "Assinatura ou aviso de publicidade mudou.",
  "cardStyle.changed": "Aparência das artes mudou.",
  "offer.created": "Oferta criada.",
  "offer.updated": "Oferta editada.",
  "offer.deleted": "Oferta excluída.",
  "offer.restored": "Oferta restaurada.",
  "offer.refreshed": "Oferta lida de novo na loja.",
  "linkBatch.created": "Lista de links colada.",
  "linkBatch.dismissed": "Lista de links dispensada.",
  "batchLink.asked": "Leitura de um link pedida.",
  "batchLink.changed": "Leitura de um link avançou.",
  "coupon.created": "Cupom criado.",
  "coupon.changed": "Cupom editado.",
  "coupon.voted": "Cupom avaliado.",
  "coupon.deleted": "Cupom excluído.",
  "coupon.restored": "Cupom restaurado.",
  "coupon.started": "Cupom começou a valer.",
  "coupon.endsSoon": "Cupom perto do fim.",
  "coupon.expired": "Cupom venceu.",
  "coupons.imported": "Cupons importados.",
  "botSettings.changed": "Configurações de envio mudaram.",
  "session.connected": "Mensageiro conectado.",
  "session.disconnected": "Mensageiro desconectado.",
  "session.changed": "Conexão com o mensageiro mudou.",
  "session.syncAsked": "Lista de grupos pedida de novo.",
  "platformNumber.lent": "Número emprestado a todas as pessoas do site.",
  "platformNumber.withdrawn": "Número da plataforma retirado.",
  "gateway.set": ({ host }) => `Gateway do WhatsApp configurado: ${host}.`,
  "gateway.tested": "Gateway do WhatsApp testado.",
  "gateway.removed": ({ host }) => `Gateway do WhatsApp removido: ${host}.`,
  "groupClaim.changed": "Pedido de grupo para o número da plataforma avançou.",
  "pairing.changed": "Conexão pelo celular avançou.",
  "group.learned": "Grupo encontrado.",
  "group.changed": "Grupo editado.",
  "offer.queued": "Oferta posta na fila.",
  "offer.concluded": "Envio da oferta concluído.",
  "dispatch.queued": "Mensagem posta na fila.",
  "dispatch.delayed": "Mensagem adiada.",
  "dispatch.started": "Mensagem a caminho.",
  "dispatch.sent": "Mensagem enviada.",
  "dispatch.failed": "Mensagem não enviada.",
  "dispatch.doubted": "Mensagem em dúvida.",
  "dispatch.expired": "Mensagem passou do prazo.",
  "dispatch.canceled": "Mensagem cancelada.",
  "dispatches.delivered": "Mensagens chegaram a mais pessoas.",
  "products.saved": ({ productIds }) => products(productIds, "salvo no", "salvos no"),
  "products.changed": ({ productIds }) => products(productIds, "editado no", "editados no"),
  "products.deleted": ({ productIds }) => products(productIds, "excluído do", "excluídos do"),
  "products.restored": ({ productIds }) => products(productIds, "restaurado no", "restaurados no"),
  "products.merged": ({ productIds }) => products(productIds, "unido no", "unidos no"),
  "products.imported": ({ count }) => `Catálogo importado de uma planilha: ${count} produtos.`,
  "product.priceDropped": "Preço de um produto do catálogo baixou.",
  "notifications.changed": "Avisos lidos.",
  "appearance.changed": "Aparência do site mudou.",
  "theme.created": "Tema criado.",
  "theme.changed": "Tema editado.",
  "theme.deleted": "Tema excluído.",
  "theme.restored": "Tema restaurado.",
  "template.created": "Modelo de mensagem criado.",
  "template.changed": "Modelo de mensagem editado.",
  "template.deleted": "Modelo de mensagem excluído.",
  "template.restored": "Modelo de mensagem restaurado.",
};

/** What happened, as one sentence or two in Portuguese. */
export function wordsOf<N extends EventName>(event: N, detail: Detail<N>, beside: Beside): string {
  const said: Words<N> = words[event];
  return typeof said === "string" ? said : said(detail, beside);
}

const products = ({ length }: readonly unknown[], one: string, several: string) =>
  length === 1 ? `1 produto ${one} catálogo.` : `${length} produtos ${several} catálogo.`;

const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString("pt-BR", { timeZone: HOME_ZONE });
