import type { Locator, Page } from "@playwright/test";
import { newTemplatePath, paths } from "../../../../web/paths.ts";
import type { FilledAccount } from "./fill_account.ts";
import type { Viewer } from "./scenes.ts";

/** A picture in an article of the help: the upper part of something on a screen, in a state. */
export type ArticleScene = {
  /** As the article names it, and its files. */
  readonly name: string;
  readonly viewer: Viewer;
  readonly address: (made: FilledAccount) => string;
  /** What a person does there before the picture is taken. */
  readonly open?: (page: Page) => Promise<unknown>;
  readonly part: (page: Page) => Locator;
  /** The most of it that is shown, in CSS pixels. */
  readonly height?: number;
};

const main = (page: Page) => page.locator("#conteudo");
const dialog = (page: Page) => page.getByRole("dialog").last();
const press =
  (name: string | RegExp, role: "button" | "link" | "menuitem" = "button") => (page: Page) =>
    page.getByRole(role, { name, exact: typeof name === "string" }).first().click();

const paidOffer = ({ paid }: FilledAccount) => `${paths.generator}?oferta=${paid}`;

/** Every picture in the articles, at a phone's width, as most people see the screens. */
export const articleScenes: readonly ArticleScene[] = [
  { name: "primeiros-passos", viewer: "new", address: () => paths.generator, part: main },
  { name: "oferta", viewer: "filled", address: paidOffer, part: main, height: 640 },
  {
    name: "provas",
    viewer: "filled",
    address: paidOffer,
    open: (page) => page.getByText(/dados? lidos? há/).first().click(),
    part: (page) => page.locator("details", { hasText: "De onde vem cada número" }),
  },
  { name: "conectar-whatsapp", viewer: "new", address: () => paths.connectWhatsApp, part: main },
  {
    name: "conectar-telegram",
    viewer: "new",
    address: () => paths.groups,
    open: press(/^Telegram/),
    part: main,
  },
  { name: "grupos", viewer: "filled", address: () => paths.groups, part: main },
  { name: "etiqueta-amazon", viewer: "filled", address: () => paths.amazonSettings, part: main },
  { name: "modelo", viewer: "filled", address: () => newTemplatePath, part: main, height: 600 },
  {
    name: "enviar",
    viewer: "filled",
    address: () => paths.offers,
    open: async (page) => {
      await press(/^Ações: Cafeteira/)(page);
      await press("Enviar para os grupos", "menuitem")(page);
      await press("Todos")(page);
      await page.getByText("Link direto:").waitFor();
    },
    part: dialog,
  },
  {
    name: "regra",
    viewer: "filled",
    address: () => paths.automation,
    part: (page) =>
      page.locator(".on-card", { has: page.getByRole("group", { name: "A regra" }) }).first(),
  },
  {
    name: "em-duvida",
    viewer: "filled",
    address: () => paths.queue,
    open: press(/^Em dúvida/, "link"),
    part: main,
  },
  {
    name: "ritmo",
    viewer: "filled",
    address: () => paths.botSettings,
    part: main,
  },
  {
    name: "cupom",
    viewer: "filled",
    address: () => paths.coupons,
    open: press("Novo cupom"),
    part: dialog,
    height: 310, // below, a field is worded by the browser's own language
  },
  {
    name: "programar",
    viewer: "filled",
    address: () => paths.calendar,
    open: press("Programar envio"),
    part: dialog,
    height: 330,
  },
  {
    name: "link",
    viewer: "filled",
    address: () => paths.links,
    open: press("Novo link"),
    part: dialog,
  },
  { name: "resultados", viewer: "filled", address: () => paths.insights, part: main, height: 600 },
];
