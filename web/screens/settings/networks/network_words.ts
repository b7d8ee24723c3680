import { type AffiliateNetwork, networkNames } from "../../../shared/network_names.ts";

/** The field of an id: its label, and where the person finds the id. */
type IdWords = { readonly label: string; readonly help: string };

type NetworkWords = {
  /** The person's id in the network; null: it has none apart from the programmes. */
  readonly publisher: IdWords | null;
  /** The programme's id; null: the network knows the shop by its address. */
  readonly programme: IdWords | null;
};

/** What the settings say of each network. */
export const networkWords: Readonly<Record<AffiliateNetwork, NetworkWords>> = {
  AWIN: {
    publisher: {
      label: "Awin: ID de publisher",
      help: "O número no alto do painel, e em qualquer link seu depois de awinaffid=.",
    },
    programme: {
      label: "ID do anunciante",
      help: "O número da loja na Awin (awinmid). Pode colar um link seu dela.",
    },
  },
  LOMADEE: {
    publisher: {
      label: "Lomadee: sourceId",
      help: "O número em qualquer link seu da Social Soul depois de sourceId=.",
    },
    programme: null,
  },
  RAKUTEN: {
    publisher: {
      label: "Rakuten: código dos links",
      help: "Os 11 caracteres depois de id= em qualquer link seu. Não é o número da conta.",
    },
    programme: {
      label: "ID do anunciante (MID)",
      help: "O número da loja na Rakuten (mid). Pode colar um link seu dela.",
    },
  },
  CJ: {
    publisher: {
      label: "CJ: PID",
      help: "O primeiro número depois de click- em qualquer link seu.",
    },
    programme: {
      label: "AID de um link da loja",
      help:
        "O segundo número depois de click-, de um link que aceita endereços. Pode colar o link.",
    },
  },
  ADMITAD: {
    publisher: null,
    programme: {
      label: "Código do link",
      help: "As letras e números depois de /g/ no seu link da loja. Pode colar o link.",
    },
  },
  IMPACT: {
    publisher: {
      label: "Impact: ID de parceiro",
      help: "O primeiro número depois de /c/ em qualquer link seu.",
    },
    programme: {
      label: "Link da marca",
      help: "Cole um link seu da loja, como loja.sjv.io/c/123/456/789.",
    },
  },
  OWN: { publisher: null, programme: null },
};

export const networkList = Object.keys(networkNames) as AffiliateNetwork[];

const list = new Intl.ListFormat("pt-BR", { type: "disjunction" });

/** "na Awin ou na CJ": the networks in which a shop is usually found. */
export const inNetworks = (networks: readonly AffiliateNetwork[]): string =>
  list.format(networks.map((network) => `na ${networkNames[network]}`));
