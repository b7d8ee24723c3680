import { hasConsent } from "../../browser/consent.ts";
import { paths } from "../../paths.ts";
import type { ScreenPath } from "../../routing/screen_names.ts";
import { accountItems } from "../account_items.ts";
import { navGroups, type NavItem } from "../navigation.ts";
import { find } from "./find.ts";

/** A destination or an action that the palette offers. */
export type Entry = {
  /** Where it leads; of an action that leads nowhere, its name. */
  readonly path: string;
  /** What it does instead of leading somewhere. */
  readonly act?: "pause" | "resume";
  readonly label: string;
  /** What it is, or where it belongs. */
  readonly note: string;
  /** Lucide's name of its icon; a screen has the navigation's icon. */
  readonly icon?: string;
};

export type Group = { readonly name: string; readonly entries: readonly Entry[] };

/** More words that find a screen, besides its name and group; loaded with the palette. */
const keywords: Partial<Record<ScreenPath, string>> = {
  [paths.generator]: "colar link criar nova oferta mensagem",
  [paths.amazonGenerator]: "modo amazon buscar asin tag regras link",
  [paths.discover]: "buscar produtos lojas comissão mais vendidos tendências queda preço achados",
  [paths.offers]: "lista produtos",
  [paths.templates]: "templates mensagem texto campos época",
  [paths.products]:
    "catálogo salvos histórico preço queda marcadores etiquetas importar planilha CSV repetidos",
  [paths.coupons]: "códigos desconto validade funcionou importar planilha CSV",
  [paths.automation]: "regras aprovar aprovações automático ensaio parar tudo motivos",
  [paths.queue]: "envios pausar continuar cancelar dúvida falhas",
  [paths.groups]: "whatsapp telegram bot conectar número canais marcadores etiquetas convite",
  [paths.insights]:
    "insights cliques vendas comissão conversões funil relatório importar planilha CSV teste A/B",
  [paths.assistant]: "assistente inteligência artificial chat conversar perguntar escrever",
  [paths.botSettings]:
    "bot proteger número whatsapp intervalo silêncio horários assinatura teste configurações ajustes",
  [paths.whatsApp]: "número conectar celular código QR saúde risco aquecimento bloqueio",
  [paths.cards]: "imagem card foto story logo cores",
  [paths.api]: "api chave token integrações aplicativos oauth programas desenvolvedor graphql",
  [paths.affiliate]: "indicação convidar comissão pix programa indicar amigos ganhar",
  [paths.systemHealth]: "alertas problemas trabalhos falharam disco cópias certificado",
  [paths.adminEmails]: "emails enviados recusados devolvidos modelos smtp",
  [paths.retention]: "retenção prazo apagar cliques eventos exportações meses dias lgpd",
  [paths.serverStatus]: "processos memória banco conexões consultas lentas requisições",
  [paths.payouts]: "comissões pix lote pagamentos indicação",
  [paths.profile]: "nome foto fuso horário e-mail plano",
  [paths.account]: "senha e-mail sessões sair baixar dados excluir conta privacidade LGPD",
  [paths.subscription]:
    "plano planos pagamento fatura recibo cartão pix boleto cancelar mudar limite preço",
  [paths.help]: "faq dúvidas perguntas artigos suporte como fazer problema erro primeiros passos",
  [paths.feedback]:
    "feedback suporte contato reclamar bug erro ideia sugerir votar roteiro o que vem aí",
  [paths.inbox]: "feedback sugestões problemas suporte respostas prontas roteiro votos",
  [paths.users]: "usuários contas bloquear plano administradores histórico auditoria",
  [paths.subscribers]:
    "assinantes pagamentos faturas reembolso receita MRR churn atraso administração",
  [paths.adminPlans]: "preços limites oferta stripe administração",
  [paths.maintenance]: "maintenance fechar site parar só leitura administração",
  [paths.appearance]: "cores temas tema administração",
};

const account = { group: "Sua conta", items: accountItems };

/** Returns this person's screens that match `words`; all of them without words. */
export function screensFor(words: string, isAdmin: boolean) {
  const screens = [...navGroups(isAdmin), account].flatMap(({ group, items }) =>
    items.map(({ path, label }) => ({ path, label, note: group }))
  );
  return find<Entry & Pick<NavItem, "path">>(
    words,
    screens,
    ({ path, label, note }) => `${label} ${note} ${keywords[path] ?? ""}`,
  );
}

const MAX_ENTRIES = 5;
const KEY = "recent_places";

let recent: readonly Entry[] = readStored();

/** Returns the recently picked entries, the last first. */
export const recentEntries = () => recent;

/** Records a picked entry: in session storage with the person's consent, else in memory. */
export function recordRecent(entry: Entry) {
  if (entry.act) return; // it is offered only while it has an effect
  recent = [entry, ...recent.filter(({ path }) => path !== entry.path)].slice(0, MAX_ENTRIES);
  if (!hasConsent()) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // Without storage the entries last as long as the page.
  }
}

function readStored(): Entry[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}
