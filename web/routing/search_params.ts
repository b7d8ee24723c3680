import { marketplaceOfParam } from "../shared/marketplaces.ts";

const PAGE = 30;

/** Parses the generator's parameters: `?oferta=` opens an offer. */
export function parseGeneratorParams(params: URLSearchParams) {
  const offerId = params.get("oferta") ?? "";
  return { offerId, hasOffer: offerId !== "" };
}

/** Parses the assistant's parameters: `?conversa=` opens a conversation. The screen reads `mensagem`. */
export function parseAssistantParams(params: URLSearchParams) {
  const id = params.get("conversa") ?? "";
  return { id, hasThread: id !== "" };
}

/** Parses the templates' parameters: `?modelo=` opens one, or a new one; `&de=` copies a ready one. */
export function parseTemplatesParams(params: URLSearchParams) {
  const named = params.get("modelo") ?? "";
  const isNew = named === "novo";
  return {
    isNew,
    copyOf: params.get("de"),
    page: { templateId: named, hasTemplate: named !== "" && !isNew },
  };
}

const offerViews = {
  todas: null,
  rascunhos: "DRAFT",
  aprovadas: "APPROVED",
  fila: "QUEUED",
  enviadas: "SENT",
  falharam: "FAILED",
  duvida: "UNCERTAIN",
} as const;

/** A view of the offers, a value of `?ver=`. */
export type OfferView = keyof typeof offerViews;

/** Parses the results' parameters: `?oferta=` selects the offer. */
export const parseSendingParams = (params: URLSearchParams) => ({
  offerId: params.get("oferta") ?? "",
});

const channels = new Map(Object.entries(
  {
    telegram: ["TELEGRAM"],
    whatsapp: ["WHATSAPP", "EVOLUTION", "PLATFORM"],
  } as const,
));

/** Parses the groups' parameters: `?q=` searches; `?etiqueta=` and `?canal=` filter. */
export const parseGroupsParams = (params: URLSearchParams) => ({
  search: params.get("q")?.trim() || null,
  tag: params.get("etiqueta") || null,
  channels: channels.get(params.get("canal") ?? "") ?? null,
  first: PAGE,
});

const couponViews = {
  ativos: { status: "ACTIVE", isEndingToday: null },
  hoje: { status: null, isEndingToday: true },
  agendados: { status: "SCHEDULED", isEndingToday: null },
  vencidos: { status: "EXPIRED", isEndingToday: null },
  pausados: { status: "DISABLED", isEndingToday: null },
  confirmar: { status: "UNCONFIRMED", isEndingToday: null },
} as const;

/** A view of the coupons, a value of `?ver=`. */
export type CouponView = keyof typeof couponViews;

/** Parses the coupons' parameters: `?ver=` selects a view, `?q=` searches. */
export function parseCouponsParams(params: URLSearchParams) {
  const named = params.get("ver") ?? "";
  const view = Object.hasOwn(couponViews, named) ? named as CouponView : "ativos";
  const search = params.get("q")?.trim() || null;
  return { view, page: { search, ...couponViews[view], first: PAGE } };
}

/** Parses the short links' parameters: `?q=` searches. */
export const parseLinksParams = (params: URLSearchParams) => ({
  search: params.get("q")?.trim() || null,
  first: PAGE,
});

const productViews = {
  baixou: { dropped: true, link: null },
  fora: { dropped: null, link: "GONE" },
} as const;

/** A filter of the products, a value of `?so=`. */
export type ProductView = keyof typeof productViews;

/** Parses the products' parameters: words, a tag, a shop and a filter. */
export function parseProductsParams(params: URLSearchParams) {
  const named = params.get("so") ?? "";
  const view = Object.hasOwn(productViews, named) ? named as ProductView : null;
  const marketplace = marketplaceOfParam(params.get("loja"));
  const page = {
    search: params.get("q")?.trim() || null,
    tag: params.get("etiqueta") || null,
    marketplace,
    dropped: view && productViews[view].dropped,
    link: view && productViews[view].link,
    first: PAGE,
  };
  return { view, page };
}

/** Parses the offers' parameters: `?ver=` selects a view, `?loja=` a shop, `?q=` searches. */
export function parseOffersParams(params: URLSearchParams) {
  const named = params.get("ver") ?? "";
  const view = Object.hasOwn(offerViews, named) ? named as OfferView : "todas";
  const marketplace = marketplaceOfParam(params.get("loja"));
  const search = params.get("q")?.trim() || null;
  return {
    view,
    page: { search, status: offerViews[view], marketplace },
  };
}

const queueViews = {
  fila: ["QUEUED", "SENDING"],
  duvida: ["UNCERTAIN"],
  falhas: ["FAILED", "EXPIRED"],
  enviados: ["SENT"],
} as const;

/** A view of the queue, a value of `?ver=`. */
export type QueueView = keyof typeof queueViews;

/** Parses the queue's parameters; the waiting dispatches are read from the oldest, which is next. */
export function parseQueueParams(params: URLSearchParams) {
  const named = params.get("ver") ?? "";
  const view = Object.hasOwn(queueViews, named) ? named as QueueView : "fila";
  const [first, last] = view === "fila" ? [null, PAGE] : [PAGE, null];
  return { view, page: { statuses: queueViews[view], first, last } };
}

const userFilters = {
  administradores: { role: "ADMIN", isBlocked: null },
  bloqueadas: { role: null, isBlocked: true },
} as const;

/** A filter of the people, a value of `?so=`. */
export type UserFilter = keyof typeof userFilters;

/** Parses the people's parameters; `?ver=historico` shows the audit trail instead. */
export function parseUsersParams(params: URLSearchParams) {
  const named = params.get("so") ?? "";
  const filter = Object.hasOwn(userFilters, named) ? named as UserFilter : null;
  const { role, isBlocked } = filter ? userFilters[filter] : { role: null, isBlocked: null };
  const search = params.get("q")?.trim() || null;
  const showsTrail = params.get("ver") === "historico";
  return { filter, page: { search, role, isBlocked, showsTrail, first: PAGE } };
}
