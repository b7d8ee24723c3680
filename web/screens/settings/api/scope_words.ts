import type { ApiScope } from "../../../__generated__/NewKeySheetMutation.graphql.ts";

type AreaOf<Scope> = Scope extends `${infer Area}_READ` ? Area : never;

/** A part of the product that a key may see, or also change. */
export type Area = AreaOf<ApiScope>;

type AreaWords = {
  readonly label: string;
  /** What a key with the whole area does; null: an area that is only read. */
  readonly change: string | null;
  readonly isForAdmins?: boolean;
};

/** The areas of a key, in the order of the form. */
export const areas: Readonly<Record<Area, AreaWords>> = {
  OFFERS: { label: "Ofertas e artes", change: "Ver, criar e editar" },
  PRODUCTS: { label: "Produtos e preços", change: "Ver, salvar e editar" },
  COUPONS: { label: "Cupons", change: "Ver, criar e editar" },
  GROUPS: { label: "Grupos", change: "Ver e editar" },
  SENDING: { label: "Envios e fila", change: "Ver, enviar e cancelar" },
  TEXTS: { label: "Modelos e textos", change: "Ver, criar e editar" },
  CALENDAR: { label: "Calendário", change: "Ver e programar" },
  AUTOMATION: { label: "Regras e aprovações", change: "Ver, mudar e aprovar" },
  LINKS: { label: "Links curtos", change: "Ver, criar e editar" },
  STORE: { label: "Sua loja", change: "Ver, editar e publicar" },
  ASSISTANT: { label: "Garimpo IA", change: "Ver e conversar" },
  INSIGHTS: { label: "Resultados", change: "Ver e importar vendas" },
  NOTIFICATIONS: { label: "Avisos", change: "Ver e marcar como lidos" },
  PROFILE: { label: "Seu nome, e-mail e plano", change: null },
  ADMIN: { label: "Administração do site", change: "Ver e mudar", isForAdmins: true },
};

export const areaNames = Object.keys(areas) as Area[];

/** How much of an area a key has. */
export type Reach = "" | "READ" | "WRITE";

/** Returns the scopes of the chosen areas. */
export const scopesOf = (chosen: Readonly<Record<Area, Reach>>): ApiScope[] =>
  areaNames.flatMap((area) => chosen[area] ? [`${area}_${chosen[area]}` as ApiScope] : []);

/** Words what a key may do: "Ofertas e artes (ver, criar e editar) · Cupons (ver)". */
export const scopesLabel = (scopes: readonly string[]): string => scopeLines(scopes).join(" · ");

/** Words each area of what a key may do. */
export const scopeLines = (scopes: readonly string[]): string[] =>
  areaNames.flatMap((area) => {
    const { label, change } = areas[area];
    if (scopes.includes(`${area}_WRITE`)) return [`${label} (${change?.toLowerCase()})`];
    return scopes.includes(`${area}_READ`) ? [`${label} (ver)`] : [];
  });
