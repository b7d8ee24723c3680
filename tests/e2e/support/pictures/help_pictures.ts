import type { Locator, Page } from "@playwright/test";
import { newTemplatePath, paths } from "../../../../web/paths.ts";
import type { FilledAccount } from "./fill_account.ts";
import type { Viewer } from "./scenes.ts";

/** A picture in an article of the help: a part of a screen, in a state. */
type HelpPicture = {
  /** As the article names it, and its files. */
  readonly name: string;
  readonly viewer: Viewer;
  readonly address: (made: FilledAccount) => string;
  /** What a person does there before the picture is taken. */
  readonly open?: (page: Page) => Promise<unknown>;
  readonly part: (page: Page) => Locator;
};

const main = (page: Page) => page.locator("#conteudo");
const dialog = (page: Page) => page.getByRole("dialog").last();

/** Every picture in the articles. Taken at a phone's width, as most people see the screens. */
export const helpPictures: readonly HelpPicture[] = [
  {
    name: "primeiros-passos",
    viewer: "new",
    address: () => paths.generator,
    part: (page) =>
      page.locator("div:has(> div > h2)", { hasText: "Faça sua primeira oferta" }).last(),
  },
  {
    name: "conectar-whatsapp",
    viewer: "new",
    address: () => paths.connectWhatsApp,
    part: main,
  },
  { name: "grupos", viewer: "filled", address: () => paths.groups, part: main },
  { name: "etiqueta-amazon", viewer: "filled", address: () => paths.amazonSettings, part: main },
  {
    name: "oferta",
    viewer: "filled",
    address: ({ paid }) => `${paths.generator}?oferta=${paid}`,
    part: main,
  },
  { name: "modelo", viewer: "filled", address: () => newTemplatePath, part: main },
  {
    name: "enviar",
    viewer: "filled",
    address: ({ paid }) => `${paths.generator}?oferta=${paid}`,
    open: (page) => page.getByRole("button", { name: "Enviar", exact: true }).first().click(),
    part: dialog,
  },
  {
    name: "regra",
    viewer: "filled",
    address: () => paths.automation,
    part: (page) => page.getByRole("article").first(),
  },
];
