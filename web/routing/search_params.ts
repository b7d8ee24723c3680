import { marketplaceOfParam } from "../shared/marketplaces.ts";

const PAGE = 30;

/** The generator's variables from its address: `?oferta=` opens an offer. */
export function parseGeneratorParams(params: URLSearchParams) {
  const offerId = params.get("oferta") ?? "";
  return { offerId, hasOffer: offerId !== "" };
}

/** The templates' variables from their address: `?modelo=` opens one, or a new one. */
export function parseTemplatesParams(params: URLSearchParams) {
  const named = params.get("modelo") ?? "";
  const isNew = named === "novo";
  return { isNew, page: { templateId: named, hasTemplate: named !== "" && !isNew } };
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

/** A part of all offers, as `?ver=` names it. */
export type OfferView = keyof typeof offerViews;

/** The results' variables from their address: `?oferta=` says whose. */
export const parseSendingParams = (params: URLSearchParams) => ({
  offerId: params.get("oferta") ?? "",
});

/** The groups' variables from their address: `?q=` searches, `?etiqueta=` narrows. */
export const parseGroupsParams = (params: URLSearchParams) => ({
  search: params.get("q")?.trim() || null,
  tag: params.get("etiqueta") || null,
  first: PAGE,
});

const couponViews = {
  ativos: { status: "ACTIVE", isEndingToday: null },
  hoje: { status: null, isEndingToday: true },
  agendados: { status: "SCHEDULED", isEndingToday: null },
  vencidos: { status: "EXPIRED", isEndingToday: null },
  pausados: { status: "DISABLED", isEndingToday: null },
} as const;

/** A part of all coupons, as `?ver=` names it. */
export type CouponView = keyof typeof couponViews;

/** The coupons' variables from their address: `?ver=` shows a part, `?q=` searches. */
export function parseCouponsParams(params: URLSearchParams) {
  const named = params.get("ver") ?? "";
  const view = Object.hasOwn(couponViews, named) ? named as CouponView : "ativos";
  const search = params.get("q")?.trim() || null;
  return { view, page: { search, ...couponViews[view], first: PAGE } };
}

const productViews = {
  baixou: { dropped: true, link: null },
  fora: { dropped: null, link: "GONE" },
} as const;

/** Some of all products, as `?so=` names them. */
export type ProductView = keyof typeof productViews;

/** The products' variables from their address: words, a tag, a shop, and how they stand. */
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

/** The offers' variables from their address: `?ver=` shows a part, `?loja=` a shop, `?q=` searches. */
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

/** A part of all messages, as `?ver=` names it. */
export type QueueView = keyof typeof queueViews;

/** The queue's variables from its address; it is read from its oldest end, where the next stands. */
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

/** Some of all people, as `?so=` names them. */
export type UserFilter = keyof typeof userFilters;

/** The people's variables from their address; `?ver=historico` shows the audit trail instead. */
export function parseUsersParams(params: URLSearchParams) {
  const named = params.get("so") ?? "";
  const filter = Object.hasOwn(userFilters, named) ? named as UserFilter : null;
  const { role, isBlocked } = filter ? userFilters[filter] : { role: null, isBlocked: null };
  const search = params.get("q")?.trim() || null;
  const showsTrail = params.get("ver") === "historico";
  return { filter, page: { search, role, isBlocked, showsTrail, first: PAGE } };
}
