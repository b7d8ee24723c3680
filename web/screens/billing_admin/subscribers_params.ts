const PAGE = 30;

/** The filters of the subscribers, by their name in the address. */
export const subscriberFilters = {
  teste: { label: "Em teste", filter: "TRIAL" },
  "teste-acabando": { label: "Teste acabando", filter: "TRIAL_ENDING" },
  ativas: { label: "Ativas", filter: "ACTIVE" },
  atrasadas: { label: "Em atraso", filter: "LATE" },
  pausadas: { label: "Em pausa", filter: "PAUSED" },
  canceladas: { label: "Vão terminar", filter: "CANCELING" },
  encerradas: { label: "Terminaram", filter: "ENDED" },
  concedidas: { label: "Concedidas", filter: "GRANTED" },
} as const;

export type SubscriberFilterName = keyof typeof subscriberFilters;

/** Parses the parameters of the subscribers' list. */
export function parseSubscribersParams(params: URLSearchParams) {
  const named = params.get("so") ?? "";
  const filter = Object.hasOwn(subscriberFilters, named) ? named as SubscriberFilterName : null;
  return {
    filter,
    page: {
      filter: filter && subscriberFilters[filter].filter,
      search: params.get("q")?.trim() || null,
      first: PAGE,
    },
  };
}
