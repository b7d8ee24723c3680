import { matchesSearch } from "../../shared/matches_search.ts";
import { accountPlaces } from "../account_places.ts";
import { drawerOf } from "../navigation.tsx";

/** Somewhere to go. */
export type Entry = {
  readonly path: string;
  readonly label: string;
  /** What it is, or where it belongs. */
  readonly note: string;
  /** Lucide's name of its icon; a screen has its own. */
  readonly icon?: string;
};

export type Group = { readonly name: string; readonly entries: readonly Entry[] };

/** Words by which a screen is sought, besides its name and group. */
const otherWords: Partial<Record<string, string>> = {
  "Gerador": "colar link criar nova oferta mensagem",
  "Gerador Amazon": "buscar asin tag regras link",
  "Ofertas": "lista produtos",
  "Modelos": "templates mensagem texto campos época",
  "Produtos": "catálogo salvos histórico preço queda etiquetas importar planilha CSV repetidos",
  "Cupons": "códigos desconto validade funcionou importar planilha CSV",
  "Fila de envios": "envios pausar continuar cancelar dúvida falhas",
  "Grupos": "whatsapp telegram bot conectar número canais etiquetas convite",
  "Envio e ritmo":
    "bot proteger número whatsapp intervalo silêncio horários assinatura teste configurações ajustes",
  "WhatsApp": "número conectar celular código QR saúde risco aquecimento bloqueio",
  "Arte": "imagem card foto story logo cores",
  "Seu perfil": "nome foto fuso horário e-mail plano",
  "Conta e segurança": "senha e-mail sessões sair baixar dados excluir conta privacidade LGPD",
  "Pessoas": "usuários contas bloquear plano administradores histórico auditoria",
  "Aparência": "cores temas tema administração",
};

const yours = { group: "Sua conta", places: accountPlaces };

/** The screens of this person that `words` describe; all of them where there are none. */
export const screensFor = (words: string, isAdmin: boolean): Entry[] =>
  [...drawerOf(isAdmin), yours].flatMap(({ group, places }) =>
    places
      .filter(({ label }) => matchesSearch(words, `${label} ${group} ${otherWords[label] ?? ""}`))
      .map(({ path, label }) => ({ path, label, note: group }))
  );
