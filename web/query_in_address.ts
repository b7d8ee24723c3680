const PAGE = 30;

/** The generator's variables from its address: `?oferta=` opens an offer. */
export function openOffer(params: URLSearchParams) {
  const offerId = params.get("oferta") ?? "";
  return { offerId, hasOffer: offerId !== "" };
}

/** The list's variables from its address: `?q=` searches. */
export const searched = (params: URLSearchParams) => ({ search: params.get("q")?.trim() || null });

/** The results' variables from their address: `?oferta=` says whose. */
export const sentOffer = (params: URLSearchParams) => ({ offerId: params.get("oferta") ?? "" });

/** The groups' variables from their address: `?q=` searches, `?etiqueta=` narrows. */
export const soughtGroups = (params: URLSearchParams) => ({
  search: params.get("q")?.trim() || null,
  tag: params.get("etiqueta") || null,
  first: PAGE,
});

const queueViews = {
  fila: ["QUEUED", "SENDING"],
  duvida: ["UNCERTAIN"],
  falhas: ["FAILED", "EXPIRED"],
  enviados: ["SENT"],
} as const;

/** A part of all messages, as `?ver=` names it. */
export type QueueView = keyof typeof queueViews;

/** The queue's variables from its address; it is read from its oldest end, where the next stands. */
export function soughtQueue(params: URLSearchParams) {
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
export function soughtUsers(params: URLSearchParams) {
  const named = params.get("so") ?? "";
  const filter = Object.hasOwn(userFilters, named) ? named as UserFilter : null;
  const { role, isBlocked } = filter ? userFilters[filter] : { role: null, isBlocked: null };
  const search = params.get("q")?.trim() || null;
  const showsTrail = params.get("ver") === "historico";
  return { filter, page: { search, role, isBlocked, showsTrail, first: PAGE } };
}
