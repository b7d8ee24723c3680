/** The generator's variables from its address: `?oferta=` opens an offer. */
export function openOffer(params: URLSearchParams) {
  const offerId = params.get("oferta") ?? "";
  return { offerId, hasOffer: offerId !== "" };
}

/** The list's variables from its address: `?q=` searches. */
export const searched = (params: URLSearchParams) => ({ search: params.get("q")?.trim() || null });
