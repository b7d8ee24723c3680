import type {
  ConnectableShop,
  ConnectShopInput,
} from "../../__generated__/KeysFormMutation.graphql.ts";

export type KeyName = Exclude<keyof ConnectShopInput, "shop">;

/** The field for one of a shop's keys. */
type KeyField = {
  readonly name: KeyName;
  readonly label: string;
  readonly isSecret?: boolean;
};

/** The API of a shop: what a connection brings, and what it requires. */
export type Api = {
  readonly shop: ConnectableShop;
  readonly shopName: string;
  readonly title: string;
  /** The benefit of a connection. */
  readonly brings: string;
  /** What the shop requires first, and that the API is optional. */
  readonly needs: string;
  readonly steps: readonly string[];
  /** Empty: the person signs in at the shop. */
  readonly keys: readonly KeyField[];
};

export const amazonApi: Api = {
  shop: "AMAZON",
  shopName: "Amazon",
  title: "2. A API da Amazon",
  brings: "Título, preço e imagem vêm da própria Amazon, sem abrir a página do produto.",
  needs:
    "A Amazon só libera a API a quem fez 10 vendas qualificadas nos últimos 30 dias. Sem ela " +
    "tudo aqui funciona: lemos a página, e a sua etiqueta vai no link.",
  steps: [
    "Salve antes a sua etiqueta, no passo 1: a Amazon confere as duas juntas.",
    "Na Central de Associados, abra Ferramentas e depois Creators API.",
    "Crie uma credencial e cole aqui o ID e o segredo dela.",
  ],
  keys: [
    { name: "key", label: "ID da credencial" },
    { name: "secret", label: "Segredo da credencial", isSecret: true },
  ],
};

export const shopeeApi: Api = {
  shop: "SHOPEE",
  shopName: "Shopee",
  title: "2. A API da Shopee",
  brings:
    "Preço, avaliação e comissão vêm da própria Shopee, que costuma fechar as páginas dela a " +
    "robôs; e o link curto é o oficial.",
  needs:
    "A Shopee libera a Open API a afiliados aprovados. Sem ela, seus links levam o seu ID do " +
    "mesmo jeito.",
  steps: [
    "No painel de afiliados, abra Open API.",
    "Copie o AppId e a senha (Secret) e cole aqui.",
  ],
  keys: [
    { name: "key", label: "AppId" },
    { name: "secret", label: "Senha (Secret)", isSecret: true },
  ],
};

export const mercadoLivreApi: Api = {
  shop: "MERCADO_LIVRE",
  shopName: "Mercado Livre",
  title: "2. Sua conta do Mercado Livre",
  brings: "Produtos e preços do catálogo vêm do próprio Mercado Livre.",
  needs:
    "Você entra na página dele e autoriza; sua senha não passa por aqui. Isso não cria links " +
    "de afiliado: o Mercado Livre só os faz no painel dele.",
  steps: [],
  keys: [],
};
