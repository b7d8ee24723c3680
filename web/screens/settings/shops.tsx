import type { ReactNode } from "react";
import { type Path, paths } from "../../paths.ts";
import type { TagName, TagSettings } from "../../shared/offers/unpaid/own_tags.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Shop.module.css";
import { amazonApi, type Api, mercadoLivreApi, shopeeApi } from "./apis.ts";

/** The texts and fields of a shop's screen. */
export type Shop = {
  readonly path: Path;
  readonly title: string;
  readonly note: string;
  readonly tagTitle: string;
  /** Where to find each tag, and the panel that shows it. */
  readonly guides: readonly Pick<TagSettings, "find" | "panel">[];
  readonly tags: readonly {
    readonly name: TagName;
    readonly label: string;
    readonly help: string;
    /** The parameter of a pasted link that fills it; absent: the server reads the link. */
    readonly parameter?: string;
  }[];
  /** Whether it opens sub-tags to some accounts. */
  readonly hasSubTag?: boolean;
  readonly api: Api;
  /** Whether another step of the screen has the filled button. */
  readonly isSecondary?: boolean;
  readonly aside?: ReactNode;
};

/** Explains Mercado Livre's official link and how to put it into an offer. */
const OfficialLink = () => (
  <Section title="3. O link oficial" action={<Chip tone="proven">Garantido</Chip>}>
    <ol className={styles.steps}>
      <li>
        <p>No painel de afiliados do Mercado Livre, abra o gerador de links e cole o produto.</p>
      </li>
      <li>
        <p>Copie o link que ele dá: começa com mercadolivre.com/sec/ ou meli.la/.</p>
      </li>
      <li>
        <p>Aqui, edite a oferta e cole-o em “Seu link de afiliado”.</p>
      </li>
    </ol>
    <p className={`small ${styles.after}`}>
      O link que montamos com a sua etiqueta abre o produto, mas o Mercado Livre não confirma que
      ele conta a venda. Por isso aparece como experimental.
    </p>
  </Section>
);

export const shops: Record<"amazon" | "shopee" | "mercadoLivre", Shop> = {
  amazon: {
    path: paths.amazonSettings,
    title: "Ligue a sua Amazon",
    note: "Com a etiqueta você já recebe pelas vendas. A API é um extra.",
    tagTitle: "1. Sua etiqueta",
    guides: [{
      find: "Ela aparece na Central de Associados, e em qualquer link seu depois de tag=.",
      panel: { name: "Abrir a Central de Associados", url: "https://associados.amazon.com.br/" },
    }],
    tags: [{
      name: "amazonTag",
      label: "Tag de associado",
      help: "Tem a forma seunome-20. Pode colar um link seu.",
    }],
    hasSubTag: true,
    api: amazonApi,
  },
  shopee: {
    path: paths.shopeeSettings,
    title: "Ligue a sua Shopee",
    note: "O ID paga você em cada link. A API traz preço, comissão e vendas.",
    tagTitle: "1. Seu ID",
    guides: [{
      find: "Ele aparece no painel de afiliados, e em qualquer link seu depois de an_.",
      panel: { name: "Abrir o painel da Shopee", url: "https://affiliate.shopee.com.br/" },
    }],
    tags: [{
      name: "shopeeId",
      label: "ID de afiliado",
      help: "Só números. Pode colar um link seu.",
    }],
    api: shopeeApi,
  },
  mercadoLivre: {
    path: paths.mercadoLivreSettings,
    title: "Ligue o seu Mercado Livre",
    note: "O link oficial é o garantido; o que montamos aqui é experimental.",
    tagTitle: "1. Sua etiqueta",
    guides: [{
      find: "As duas partes aparecem em qualquer link seu, depois de matt_word= e de matt_tool=.",
      panel: {
        name: "Abrir o painel de afiliados",
        url: "https://www.mercadolivre.com.br/afiliados",
      },
    }],
    tags: [
      {
        name: "mercadoLivreWord",
        parameter: "matt_word",
        label: "Palavra (matt_word)",
        help: "A etiqueta da sua conta de afiliado. Pode colar um link seu.",
      },
      {
        name: "mercadoLivreTool",
        parameter: "matt_tool",
        label: "Ferramenta (matt_tool)",
        help: "O número que os links da sua conta levam.",
      },
    ],
    api: mercadoLivreApi,
    aside: <OfficialLink />,
  },
};
