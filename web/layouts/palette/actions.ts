import { newCouponPath, newTemplatePath, paths, saveProductPath } from "../../paths.ts";
import type { Entry } from "./entries.ts";
import { find } from "./find.ts";

type Action = Entry & {
  /** More words that find it. */
  readonly words: string;
  /** Whether it is offered only while sending is paused, or only while it is not. */
  readonly whilePaused?: boolean;
};

/** What the palette does, or begins. */
const actions: readonly Action[] = [
  {
    path: paths.generator,
    label: "Colar um link",
    note: "Nova oferta",
    icon: "link",
    words: "criar gerar mensagem produto",
  },
  {
    path: newCouponPath,
    label: "Novo cupom",
    note: "Cupons",
    icon: "ticket-percent",
    words: "guardar criar código desconto",
  },
  {
    path: saveProductPath,
    label: "Salvar produto",
    note: "Produtos",
    icon: "package",
    words: "acompanhar preço catálogo link",
  },
  {
    path: newTemplatePath,
    label: "Novo modelo",
    note: "Modelos de mensagem",
    icon: "layout-template",
    words: "criar texto template",
  },
  {
    path: paths.connectWhatsApp,
    label: "Conectar WhatsApp",
    note: "Pelo celular",
    icon: "smartphone",
    words: "número código QR parear",
  },
  {
    path: "pausar-envios",
    act: "pause",
    label: "Pausar envios",
    note: "Todas as conexões",
    icon: "pause",
    words: "parar segurar mensagens fila",
    whilePaused: false,
  },
  {
    path: "continuar-envios",
    act: "resume",
    label: "Continuar envios",
    note: "Todas as conexões",
    icon: "play",
    words: "retomar voltar mensagens fila",
    whilePaused: true,
  },
];

/** Returns the actions that match `words`; null `isPaused`: not known yet, so neither is offered. */
export const actionsFor = (words: string, isPaused: boolean | null) =>
  find<Entry & Pick<Action, "words">>(
    words,
    actions.filter(({ whilePaused }) => whilePaused === undefined || whilePaused === isPaused),
    ({ label, note, words }) => `${label} ${note} ${words}`,
  );
