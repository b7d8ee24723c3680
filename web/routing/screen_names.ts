import { type Path, paths, type RedirectPath } from "../paths.ts";
import { authTitles } from "./auth_titles.ts";

type ScreenName = {
  /** The title of the page. */
  readonly title: string;
  /** The name in menus, tabs and the command palette, where it differs from the title. */
  readonly menu?: string;
  /** The name in the phone's bottom row, where it differs from the menu's. */
  readonly short?: string;
};

/** The names of every screen: the router, the headings of screens and all navigation read them. */
export const screenNames: Readonly<
  Record<Exclude<Path, RedirectPath>, ScreenName>
> = {
  ...authTitles,
  [paths.coupons]: { title: "Cupons" },
  [paths.discover]: { title: "Descobrir ofertas", menu: "Descobrir" },
  [paths.offers]: { title: "Ofertas" },
  [paths.sending]: { title: "Envio" },
  [paths.generator]: { title: "Gerador" },
  [paths.amazonGenerator]: { title: "Gerador Amazon" },
  [paths.templates]: { title: "Modelos" },
  [paths.campaignTexts]: { title: "Textos" },
  [paths.store]: { title: "Minha loja" },
  [paths.affiliate]: { title: "Indique e ganhe" },
  [paths.profile]: { title: "Seu perfil" },
  [paths.products]: { title: "Produtos" },
  [paths.links]: { title: "Links curtos", menu: "Links" },
  [paths.automation]: { title: "Automação" },
  [paths.queue]: { title: "Fila de envios" },
  [paths.calendar]: { title: "Calendário" },
  [paths.groups]: { title: "Grupos" },
  [paths.insights]: { title: "Resultados" },
  [paths.assistant]: { title: "Garimpo IA" },
  [paths.amazonSettings]: { title: "Amazon" },
  [paths.account]: { title: "Conta e segurança" },
  [paths.botSettings]: { title: "Envio e ritmo" },
  [paths.whatsApp]: { title: "WhatsApp" },
  [paths.connectWhatsApp]: { title: "Conectar WhatsApp" },
  [paths.help]: { title: "Ajuda" },
  [paths.feedback]: { title: "Sugestões e problemas" },
  [paths.cards]: { title: "Arte das ofertas", menu: "Arte" },
  [paths.api]: { title: "Integrações" },
  [paths.authorize]: { title: "Autorizar um aplicativo" },
  [paths.subscription]: { title: "Sua assinatura", menu: "Assinatura" },
  [paths.plans]: { title: "Planos" },
  [paths.checkout]: { title: "Pagamento" },
  [paths.payment]: { title: "Seu pagamento" },
  [paths.mercadoLivreSettings]: { title: "Mercado Livre" },
  [paths.shopeeSettings]: { title: "Shopee" },
  [paths.webhooks]: { title: "Webhooks" },
  [paths.otherShopsSettings]: { title: "Outras lojas" },
  [paths.whatsAppConfig]: { title: "WhatsApp do site" },
  [paths.appearance]: { title: "Aparência" },
  [paths.users]: { title: "Pessoas" },
  [paths.subscribers]: { title: "Assinaturas" },
  [paths.inbox]: { title: "Mensagens" },
  [paths.maintenance]: { title: "Manutenção" },
  [paths.adminPlans]: { title: "Planos do site" },
  [paths.systemHealth]: { title: "Saúde do sistema" },
  [paths.retention]: { title: "Dados guardados" },
  [paths.adminEmails]: { title: "E-mails" },
  [paths.serverStatus]: { title: "Servidor" },
  [paths.payouts]: { title: "Comissões de indicação", menu: "Comissões" },
};

/** A path that has a screen of its own. */
export type ScreenPath = keyof typeof screenNames;

/** Returns the name of a screen in menus, tabs and the command palette. */
export function menuLabel(path: ScreenPath): string {
  const { title, menu = title } = screenNames[path];
  return menu;
}
