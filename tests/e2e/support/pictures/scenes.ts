import { Buffer } from "node:buffer";
import type { Page } from "@playwright/test";
import { mp4, pdf } from "../../../support/media/files.ts";
import { paths, publicPaths } from "../../../../web/paths.ts";
import { PHONE } from "../device.ts";
import { appScreens, guestScreens, UNKNOWN } from "../screens.ts";
import type { FilledAccount } from "./fill_account.ts";

/** Whose screen it is: nobody's, that of a filled account, or that of a new one. */
export type Viewer = "guest" | "filled" | "new" | "admin";

/** A state of a screen. */
export type Scene = {
  readonly route: string;
  readonly state: string;
  readonly viewer: Viewer;
  /** What stops its requests: they wait, fail, or find no network. */
  readonly network?: "held" | "failing" | "away";
  /** Where it is opened; left out: at its route. */
  readonly address?: (made: FilledAccount) => string;
  /** What a person does there before the picture is taken. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** Whether it has no dark theme. */
  readonly isLight?: true;
  /** The one width that it exists at; left out: both. */
  readonly width?: number;
};

const press =
  (name: string | RegExp, role: "button" | "link" | "menuitem" = "button") => (page: Page) =>
    page.getByRole(role, { name }).first().click();

const each = (...steps: ((page: Page) => Promise<unknown>)[]) => async (page: Page) => {
  for (const step of steps) await step(page);
};

const fill = (label: string | RegExp, text: string) => (page: Page) =>
  page.getByLabel(label, { exact: typeof label === "string" }).first().fill(text);

const attachPdf = async (page: Page) => {
  const file = { name: "Ofertas de Natal.pdf", mimeType: "application/pdf" };
  await page.getByLabel(/arquivo$/).setInputFiles({ ...file, buffer: Buffer.from(pdf(900_000)) });
  await page.getByRole("link", { name: file.name }).waitFor();
  await page.getByRole("group", { name: "Imagem, vídeo ou PDF" }).scrollIntoViewIfNeeded();
};

const attachVideo = async (page: Page) => {
  const file = { name: "Natal.mp4", mimeType: "video/mp4" };
  await page.getByLabel(/arquivo$/).setInputFiles({ ...file, buffer: Buffer.from(mp4()) });
  await page.getByLabel(file.name).waitFor();
};

/** Opens the card of the WhatsApp number, which folds on phones, and its form of a channel. */
const addChannel = async (page: Page) => {
  const add = page.getByRole("button", { name: "Adicionar canal" });
  const card = page.getByText(/^\+55/).first();
  await card.waitFor();
  if (!await add.isVisible()) await card.click();
  await add.click();
  await page.getByLabel("Link do canal").waitFor();
};

const offerMenu = press(/^Ações: Cafeteira/);
const sendSheet = each(offerMenu, press("Enviar para os grupos", "menuitem"));
const changedRule = each(press(/^O mais por dia:/), press("6"), press("Pronto"));
const sentOffer = ({ paid }: FilledAccount) => `${paths.sending}?oferta=${paid}`;
const authorization = ({ authorization: request }: FilledAccount) =>
  `${paths.authorize}?${request}`;
const paidOffer = ({ paid }: FilledAccount) => `${paths.generator}?oferta=${paid}`;

/** The link of a shop that shows a check in place of the product; `fill_account.ts` serves it. */
export const REFUSING = "https://www.amazon.com.br/dp/B0CFPL6CFY";

/** The page of the filled account's store. */
const STORE_PAGE = "/store/achados-da-rafa";

/** The states of a screen beyond those that every screen has. */
const more: readonly Scene[] = [
  { route: publicPaths.home, state: "cookies", viewer: "guest" },
  { route: paths.generator, state: "cookies", viewer: "new" },
  { route: UNKNOWN.guest, state: "404", viewer: "guest" },
  { route: UNKNOWN.app, state: "404", viewer: "filled" },
  { route: STORE_PAGE, state: "aberta", viewer: "guest", isLight: true },
  { route: `${STORE_PAGE}/denunciar`, state: "aberta", viewer: "guest", isLight: true },
  { route: "/natal-antigo", state: "terminou", viewer: "guest" },
  { route: "/so-para-amigas", state: "senha", viewer: "guest" },
  {
    route: "/so-para-amigas",
    state: "senha-errada",
    viewer: "guest",
    open: each(fill("Senha do link", "errada"), press("Abrir o link")),
  },
  {
    route: paths.login,
    state: "recusado",
    viewer: "guest",
    open: each(fill("E-mail", "rafa@example.com"), fill("Senha", "errada123"), press("Entrar")),
  },
  { route: paths.register, state: "campos", viewer: "guest", open: press("Criar conta") },
  { route: paths.generator, state: "exemplo", viewer: "new", open: press("Ver com um exemplo") },
  { route: paths.generator, state: "oferta", viewer: "filled", address: paidOffer },
  {
    route: paths.generator,
    state: "a-mao",
    viewer: "filled",
    open: async (page) => {
      await fill("Link do produto", REFUSING)(page);
      await press("Ler")(page);
      await page.getByRole("heading", { name: "Preencha à mão" }).waitFor();
    },
  },
  {
    route: paths.generator,
    state: "outro-link",
    viewer: "filled",
    address: paidOffer,
    open: press("Outro link"),
  },
  {
    route: paths.generator,
    state: "modelos-da-oferta",
    viewer: "filled",
    address: paidOffer,
    open: press(/^Modelo: /),
  },
  {
    route: paths.generator,
    state: "oferta-sem-programa",
    viewer: "filled",
    address: ({ unpaid }) => `${paths.generator}?oferta=${unpaid}`,
  },
  {
    route: paths.generator,
    state: "provas",
    viewer: "filled",
    address: paidOffer,
    open: (page) => page.getByText(/dados? lidos? há/).first().click(),
  },
  {
    route: paths.generator,
    state: "editar",
    viewer: "filled",
    address: paidOffer,
    open: press("Editar"),
  },
  {
    route: paths.generator,
    state: "paleta",
    viewer: "filled",
    open: (page) => page.keyboard.press("Control+K"),
  },
  {
    route: paths.generator,
    state: "mais",
    viewer: "filled",
    open: press("Mais"),
    width: PHONE.width,
  },
  { route: paths.generator, state: "avisos", viewer: "filled", open: press(/^Avisos/) },
  { route: paths.generator, state: "conta", viewer: "filled", open: press("Sua conta") },
  {
    route: paths.plans,
    state: "limite",
    viewer: "filled",
    address: () => `${paths.plans}?motivo=grupos&volta=${paths.groups}`,
  },
  { route: paths.offers, state: "menu", viewer: "filled", open: offerMenu },
  { route: paths.offers, state: "escolher", viewer: "filled", open: press("Selecionar") },
  { route: paths.offers, state: "enviar", viewer: "filled", open: sendSheet },
  {
    route: paths.offers,
    state: "enviar-a-todos",
    viewer: "filled",
    open: each(sendSheet, press("Todos"), (page) => page.getByText("Link direto:").waitFor()),
  },
  {
    route: paths.offers,
    state: "aviso-sobre-a-folha",
    viewer: "filled",
    open: each(
      press(/^Ações: Garrafa/),
      press("Excluir", "menuitem"),
      press(/^Ações: Fone/),
      press("Enviar para os grupos", "menuitem"),
    ),
  },
  { route: paths.sending, state: "sem-oferta", viewer: "filled" },
  { route: paths.automation, state: "mudou", viewer: "filled", open: changedRule },
  { route: paths.automation, state: "chip", viewer: "filled", open: press(/^Quando:/) },
  { route: paths.automation, state: "ensaio", viewer: "filled", open: press("Fazer um ensaio") },
  { route: paths.automation, state: "nova", viewer: "filled", open: press("Nova regra") },
  {
    route: paths.automation,
    state: "motivos",
    viewer: "filled",
    address: () => `${paths.automation}?folha=todas`,
  },
  {
    route: paths.queue,
    state: "escolhidos",
    viewer: "filled",
    open: each(press("Selecionar"), press("Escolher todos")),
  },
  { route: paths.groups, state: "canal", viewer: "filled", open: addChannel },
  { route: paths.queue, state: "em-duvida", viewer: "filled", open: press(/^Em dúvida/, "link") },
  { route: paths.coupons, state: "novo", viewer: "filled", open: press("Novo cupom") },
  {
    route: paths.coupons,
    state: "campos",
    viewer: "filled",
    open: each(press("Novo cupom"), press("Guardar cupom")),
  },
  { route: paths.campaignTexts, state: "mudar", viewer: "filled", open: press("Véspera de Natal") },
  {
    route: paths.campaignTexts,
    state: "com-pdf",
    viewer: "filled",
    open: each(press("Véspera de Natal"), attachPdf),
  },
  {
    route: paths.campaignTexts,
    state: "com-video",
    viewer: "filled",
    open: each(press("Véspera de Natal"), attachVideo),
  },
  { route: paths.campaignTexts, state: "novo", viewer: "new", open: press("Novo texto") },
  {
    route: paths.campaignTexts,
    state: "importar",
    viewer: "new",
    open: press("Importar uma planilha"),
  },
  { route: paths.calendar, state: "semana", viewer: "filled", open: press("Semana") },
  { route: paths.calendar, state: "mes", viewer: "filled", open: press("Mês") },
  { route: paths.calendar, state: "programar", viewer: "filled", open: press("Programar envio") },
  {
    route: paths.calendar,
    state: "aberto",
    viewer: "filled",
    open: (page) => page.getByRole("button", { name: /^08:00 Texto/ }).first().click(),
  },
  { route: paths.calendar, state: "dia", viewer: "filled", open: press(/^Como o dia vai ser/) },
  { route: paths.calendar, state: "outros", viewer: "filled", open: press("Outros calendários") },
  {
    route: paths.sending,
    state: "corrigir",
    viewer: "filled",
    address: sentOffer,
    open: press("Corrigir nos grupos"),
  },
  { route: paths.coupons, state: "importar", viewer: "filled", open: press(/Importar/) },
  { route: paths.links, state: "novo", viewer: "filled", open: press("Novo link") },
  {
    route: paths.links,
    state: "amazon",
    viewer: "filled",
    open: each(
      press("Novo link"),
      (page) => page.getByRole("textbox", { name: "Destino" }).fill("https://amzn.to/3xYzAbC"),
    ),
  },
  {
    route: paths.links,
    state: "varios",
    viewer: "filled",
    open: each(press("Novo link"), (page) => page.getByRole("radio", { name: /vários/ }).check()),
  },
  { route: paths.links, state: "folha", viewer: "filled", open: press("Achados da semana") },
  { route: paths.links, state: "grupo-com-vaga", viewer: "filled", open: press("Entre no grupo") },
  {
    route: paths.store,
    state: "previa",
    viewer: "filled",
    address: () => `${paths.store}?ver=previa`,
    width: PHONE.width,
  },
  {
    route: paths.store,
    state: "mudada",
    viewer: "filled",
    open: each(press("Nova seção"), press("Novo convite")),
  },
  {
    route: paths.products,
    state: "folha",
    viewer: "filled",
    address: ({ watched }) => `${paths.products}?produto=${watched}`,
  },
  {
    route: paths.products,
    state: "folha-uma-vez",
    viewer: "filled",
    address: ({ seenOnce }) => `${paths.products}?produto=${seenOnce}`,
  },
  { route: paths.products, state: "escolher", viewer: "filled", open: press("Selecionar") },
  {
    route: paths.discover,
    state: "escolher",
    viewer: "filled",
    open: each(
      (page) => page.getByRole("checkbox").nth(0).check(),
      (page) => page.getByRole("checkbox").nth(1).check(),
    ),
  },
  { route: paths.groups, state: "folha", viewer: "filled", open: press("Achados da Rafa") },
  { route: paths.groups, state: "escolher", viewer: "filled", open: press("Selecionar") },
  { route: paths.groups, state: "telegram", viewer: "new", open: press("Telegram") },
  {
    route: paths.botSettings,
    state: "avancado",
    viewer: "filled",
    open: (page) => page.getByText("Avançado", { exact: true }).click(),
  },
  { route: paths.account, state: "excluir", viewer: "filled", open: press(/Excluir minha conta/) },
  {
    route: paths.users,
    state: "lojas",
    viewer: "admin",
    address: () => `${paths.users}?ver=lojas`,
  },
  {
    route: paths.serverStatus,
    state: "ao-vivo",
    viewer: "admin",
    open: (page) => page.getByRole("img", { name: /^Requisições por segundo/ }).waitFor(),
  },
  { route: paths.api, state: "nova-chave", viewer: "filled", open: press("Criar chave") },
  { route: paths.api, state: "aplicativo", viewer: "filled", open: press(/^Planilha da Rafa/) },
  { route: paths.api, state: "desativado", viewer: "filled", open: press(/^Extensão de preços/) },
  { route: paths.api, state: "admin", viewer: "admin" },
  { route: paths.authorize, state: "recusado", viewer: "filled" },
  {
    route: paths.authorize,
    state: "errado",
    viewer: "filled",
    address: (made) => authorization(made).replace("OFFERS_WRITE", "TUDO"),
  },
  { route: paths.webhooks, state: "novo", viewer: "filled", open: press("Criar webhook") },
  { route: paths.webhooks, state: "falhando", viewer: "filled", open: press(/vendas/) },
  { route: paths.users, state: "pessoa", viewer: "admin", open: press("Rafa Lima") },
  { route: paths.subscribers, state: "pessoa", viewer: "admin", open: press(/Rafa Lima/) },
  { route: paths.adminPlans, state: "novo", viewer: "admin", open: press("Criar plano") },
];

/** Where a screen is that shows one of several. */
const usualAddresses: Readonly<Record<string, Scene["address"]>> = {
  [paths.sending]: sentOffer,
  [paths.authorize]: authorization,
};

const usualOf = (route: string): readonly Scene[] => {
  const viewer = route.startsWith("/app/admin/") ? "admin" : "filled";
  const address = usualAddresses[route];
  const screen = { route, viewer, ...address && { address } } as const;
  return [
    { ...screen, state: "cheia" },
    ...viewer === "filled" ? [{ route, state: "vazia", viewer: "new" as const }] : [],
    { ...screen, state: "carregando", network: "held" },
    { ...screen, state: "erro", network: "failing" },
    { ...screen, state: "sem-rede", network: "away" },
  ];
};

/** Every picture's screen and state; that of each route is among them without being listed. */
export const scenes: readonly Scene[] = [
  ...guestScreens.map((route): Scene => ({ route, state: "aberta", viewer: "guest" })),
  ...appScreens.flatMap(usualOf),
  ...more,
];

/** The name of a scene's pictures, as files and as the task's argument know it: app-offer.cheia. */
export const sceneName = ({ route, state }: Scene) =>
  `${route.slice(1).replaceAll("/", "-") || "home"}.${state}`;
