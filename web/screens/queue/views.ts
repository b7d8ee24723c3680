import type { QueueView } from "../../routing/search_params.ts";

/** How each part of all messages is called, and what is said where it has none. */
export const views: Record<QueueView, { readonly label: string; readonly empty: string }> = {
  fila: { label: "Na fila", empty: "Nada na fila. Envie uma oferta e ela aparece aqui." },
  duvida: {
    label: "Em dúvida",
    empty: "Nada em dúvida: de tudo o que saiu, sabemos se chegou.",
  },
  falhas: { label: "Não enviados", empty: "Nada deixou de ser enviado." },
  enviados: { label: "Enviados", empty: "Nada enviado ainda." },
};
