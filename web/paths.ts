import { authPath, generatorPath, registerPath } from "./start_paths.ts";

/** The pages that the server renders: no part of the app, so a link to one loads a document. */
export const publicPaths = {
  home: "/",
  terms: "/termos",
  privacy: "/privacidade",
  help: "/ajuda",
  roadMap: "/o-que-vem-ai",
} as const;

/** Every address that the web app answers. */
export const paths = {
  auth: authPath,
  combined: "/auth/auth",
  login: "/auth/login",
  register: registerPath,
  forgotPassword: "/auth/forgot-password",
  authAction: "/auth/action",
  app: "/app",
  coupons: "/app/cupons",
  discover: "/app/descobrir",
  products: "/app/products",
  links: "/app/links",
  generator: generatorPath,
  amazonGenerator: "/app/gerador/amazon",
  templates: "/app/gerador/modelos",
  campaignTexts: "/app/campaign-texts",
  offers: "/app/offer",
  sending: "/app/offer/envio",
  automation: "/app/automation",
  queue: "/app/automation/queue",
  calendar: "/app/calendar",
  groups: "/app/automation/groups",
  insights: "/app/insights",
  assistant: "/app/garimpo-ia",
  amazonSettings: "/app/settings/amazon",
  shopeeSettings: "/app/settings/shopee",
  mercadoLivreSettings: "/app/settings/mercadolivre",
  otherShopsSettings: "/app/settings/outras-lojas",
  webhooks: "/app/settings/webhooks",
  botSettings: "/app/settings/bot-settings",
  whatsApp: "/app/settings/whatsapp",
  connectWhatsApp: "/app/settings/connect-whatsapp",
  cards: "/app/settings/arte",
  api: "/app/settings/api",
  /** Where an app of others asks to act for the person; `/oauth/authorize` leads here. */
  authorize: "/app/settings/authorize",
  subscription: "/app/subscriptions",
  plans: "/app/subscriptions/plans",
  checkout: "/app/checkout",
  /** Where the payment vendor leads back to. */
  payment: "/app/payment/success",
  /** The person's own store; a stranger's address of it is below. */
  store: "/store",
  storeInApp: "/app/store",
  affiliate: "/app/affiliate",
  profile: "/app/profile",
  account: "/app/settings/profile",
  help: "/app/help/faq",
  feedback: "/app/help/feedback",
  appearance: "/app/admin/appearance",
  whatsAppConfig: "/app/admin/whatsapp-config",
  users: "/app/admin/user-management",
  payouts: "/app/admin/payouts",
  systemHealth: "/app/admin/saude-sistema",
  retention: "/app/admin/retention",
  adminEmails: "/app/admin/emails",
  serverStatus: "/app/admin/server-status",
  adminPlans: "/app/admin/plans",
  subscribers: "/app/admin/subscriptions",
  inbox: "/app/admin/feedbacks",
  maintenance: "/app/admin/manutencao",
  maintenanceEn: "/app/admin/maintenance",
} as const;

/** Whether an address is of the app, with its frame. */
export const isInApp = (path: string) =>
  path === paths.app || path.startsWith("/app/") || path === paths.store;

/** Whether an address is of the administration: only admins see it. */
export const isForAdmins = (path: string) => path.startsWith("/app/admin/");

/** Whether an address is of the help. */
export const isInHelp = (path: string) => path.startsWith("/app/help/");

/** Whether an address is of the settings but those of sending, whose screens are heavier. */
export const isInSettings = (path: string) =>
  /^\/app\/settings\/(?!bot|whatsapp|con|arte)/.test(path);

export type Path = (typeof paths)[keyof typeof paths];

/** The addresses of signing in. */
export type AuthPath = Extract<Path, `/auth${string}`>;

/** The addresses of the administration. */
export type AdminPath = Extract<Path, `/app/admin/${string}`>;

/** The addresses of the settings but those of sending. */
export type SettingsPath = Exclude<
  Extract<Path, `/app/settings/${string}`>,
  | typeof paths.botSettings
  | typeof paths.whatsApp
  | typeof paths.connectWhatsApp
  | typeof paths.cards
>;

/** The addresses of the help. */
export type HelpPath = Extract<Path, `/app/help/${string}`>;

/** Addresses that only lead to another. */
export type RedirectPath =
  | typeof paths.auth
  | typeof paths.app
  | typeof paths.storeInApp
  | typeof paths.maintenanceEn;

/** The generator with this offer open. */
export const offerPath = (offerId: string) =>
  `${paths.generator}?oferta=${encodeURIComponent(offerId)}`;

/** The links that were pasted together, as far as they have come. */
export const batchPath = (batchId: string) =>
  `${paths.generator}?lote=${encodeURIComponent(batchId)}`;

/** An offer that one of these links became; one goes back to them from there. */
export const batchOfferPath = (batchId: string, offerId: string) =>
  `${batchPath(batchId)}&oferta=${encodeURIComponent(offerId)}`;

/** What became of an offer's messages, group by group. */
export const sendingPath = (offerId: string) =>
  `${paths.sending}?oferta=${encodeURIComponent(offerId)}`;

/** The catalogue with this product open. */
export const productPath = (productId: string) =>
  `${paths.products}?produto=${encodeURIComponent(productId)}`;

/** The catalogue with the field for a product's link. */
export const saveProductPath = `${paths.products}?produto=salvar`;

/** The coupons with a new one begun. */
export const newCouponPath = `${paths.coupons}?cupom=novo`;

/** The coupons with this one open. */
export const couponPath = (couponId: string) =>
  `${paths.coupons}?cupom=${encodeURIComponent(couponId)}`;

/** The groups with this one open. */
export const groupPath = (groupId: string) =>
  `${paths.groups}?grupo=${encodeURIComponent(groupId)}`;

/** The short links with this one open. */
export const shortLinkPath = (linkId: string) =>
  `${paths.links}?link=${encodeURIComponent(linkId)}`;

/** The short links with a new one begun. */
export const newShortLinkPath = `${paths.links}?link=novo`;

/** The short links with a new one begun that leads to the one of these groups that has room. */
export const groupLinkPath = (groupIds: readonly string[]) =>
  shortLinkPath(["novo", ...groupIds].join("-"));

/** The templates with a new one begun. */
export const newTemplatePath = `${paths.templates}?modelo=novo`;

/** The editor of this template. */
export const templatePath = (templateId: string) =>
  `${paths.templates}?modelo=${encodeURIComponent(templateId)}`;

/** The people's screen with this one open. */
export const personPath = (userId: string) => `${paths.users}?pessoa=${encodeURIComponent(userId)}`;

/** The sign-in screen that leads back to `from` (path, search and fragment). */
export const loginPath = (from: string) => `${paths.login}?volta=${encodeURIComponent(from)}`;

/** Where `?volta=` leads back to: an address of this app only, never another site's; null: nowhere. */
export function backPath(search: string): string | null {
  const back = new URLSearchParams(search).get("volta") ?? "";
  return /^\/app\/[^?#]|^\/store(?:[?#]|$)/.test(back) ? back : null;
}

/** Where to go after signing in. */
export const pathAfterSignIn = (search: string) => backPath(search) ?? paths.generator;
