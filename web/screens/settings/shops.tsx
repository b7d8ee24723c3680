import type { ReactNode } from "react";
import type { UpdateAffiliateTagsInput } from "../../__generated__/useUpdateTagsMutation.graphql.ts";
import { type Path, paths } from "../../paths.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Section } from "../../ui/Section.tsx";

export type TagName = keyof UpdateAffiliateTagsInput;

/** What a shop's screen asks for, and in which words. */
export type Shop = {
  readonly name: string;
  readonly path: Path;
  readonly title: string;
  readonly note: string;
  readonly tags: readonly {
    readonly name: TagName;
    readonly label: string;
    readonly help: string;
  }[];
  readonly aside?: ReactNode;
};

export const shops: Record<"amazon" | "shopee" | "mercadoLivre", Shop> = {
  amazon: {
    name: "Amazon",
    path: paths.amazonSettings,
    title: "Sua tag da Amazon",
    note: "Vai em todo link da Amazon que você divulgar.",
    tags: [{
      name: "amazonTag",
      label: "Tag de associado",
      help: "Como aparece na Central de Associados: seunome-20. Pode colar um link seu.",
    }],
  },
  shopee: {
    name: "Shopee",
    path: paths.shopeeSettings,
    title: "Seu ID da Shopee",
    note: "Vai em todo link da Shopee que você divulgar.",
    tags: [{
      name: "shopeeId",
      label: "ID de afiliado",
      help: "O número da sua conta no programa de afiliados. Pode colar um link seu.",
    }],
  },
  mercadoLivre: {
    name: "Mercado Livre",
    path: paths.mercadoLivreSettings,
    title: "Sua palavra do Mercado Livre",
    note: "Para links feitos aqui, enquanto você não colar o oficial.",
    tags: [
      {
        name: "mercadoLivreWord",
        label: "Palavra (matt_word)",
        help: "A etiqueta da sua conta de afiliado. Pode colar um link seu.",
      },
      {
        name: "mercadoLivreTool",
        label: "Ferramenta (matt_tool)",
        help: "O número que os links da sua conta levam.",
      },
    ],
    aside: (
      <Section title="Qual link é garantido" action={<Chip tone="doubt">Experimental</Chip>}>
        <p className="small">
          O link que vale com certeza é o do gerador de links do próprio Mercado Livre: cole-o em
          “Seu link de afiliado” ao editar a oferta. O link que montamos com a sua palavra abre o
          produto, mas o Mercado Livre não confirma que ele conta a venda. Por isso ele aparece como
          experimental.
        </p>
      </Section>
    ),
  },
};
