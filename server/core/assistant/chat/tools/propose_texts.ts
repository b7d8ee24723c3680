import { checkedText } from "../../../campaigns/texts/write_text.ts";
import { loadProducts } from "../../../catalogue/list_products.ts";
import { Failure } from "../../../errors.ts";
import { isId } from "../../../ids.ts";
import { linksIn } from "../../../offers/lookup/shared_text.ts";
import { permit } from "../../../permissions.ts";
import { loadOfferBrief } from "../../writing/offer_brief.ts";
import { LONGEST_DRAFT, unsafeReasons, unsafeText } from "../../writing/unsafe_text.ts";
import { faultOf } from "../prose_filter.ts";
import { optional, textField, tool } from "./tool.ts";

/** Returns why a name cannot stand on a proposal, as a result; null: it can. */
export const unsafeName = (name: string): { readonly erro: string } | null =>
  faultOf(name) ? { erro: "O nome não leva números, links nem afirmações sobre preço." } : null;

const TOO_MANY = { erro: "Já há propostas demais nesta resposta." };
const PROPOSED = {
  feito: "Proposta mostrada à pessoa. Nada mudou ainda: só ela pode aceitar.",
};

/** What a tool says after it proposed something. */
export const proposed = (isKept: boolean) => isKept ? PROPOSED : TOO_MANY;

export const proposeOffer = tool({
  name: "propor_oferta",
  description:
    "Propõe criar uma oferta: de um produto do catálogo da pessoa, ou de um link que ela própria " +
    "escreveu nesta conversa. Não cria nada.",
  fields: {
    link: optional(textField("O endereço, exatamente como a pessoa escreveu", 2_000)),
    produto: optional(textField("prd_…, de buscar_produtos", 40)),
  },
  async run(ctx, { link, produto }, { prompts, propose }) {
    permit(ctx.viewer, "offer.edit");
    if (link === null) {
      const [product] = produto && isId("prd", produto) ? await loadProducts(ctx, [produto]) : [];
      if (!product) return { erro: "Diga o link ou o id do produto." };
      if (product instanceof Failure) throw product;
      return proposed(propose({ kind: "OFFER", link: null, productId: product.id }));
    }
    const given = prompts.flatMap(linksIn)
      .find(({ written, url }) => written === link || url.href === link);
    return given
      ? proposed(propose({ kind: "OFFER", link: given.url.href }))
      : { erro: "A pessoa não escreveu este link. Peça que ela cole o link do produto." };
  },
});

export const proposeMessage = tool({
  name: "propor_mensagem",
  description:
    "Propõe outra mensagem para uma oferta da pessoa. Valores só por variáveis: {titulo}, {preco}, " +
    "{preco_antigo}, {desconto}, {economia}, {cupom}, {cupom_ate}, {frete}, {parcelas}, {loja}; " +
    "{link} uma vez, na última linha. Sem algarismos, números por extenso nem links. Não muda nada.",
  fields: {
    oferta: textField("ofr_…, de buscar_ofertas", 40),
    texto: textField("O texto, com variáveis entre chaves", LONGEST_DRAFT),
  },
  async run(ctx, { oferta, texto }, { propose }) {
    const userId = permit(ctx.viewer, "offer.edit");
    if (!isId("ofr", oferta)) throw new Failure("OFFER_NOT_FOUND");
    const { shop, values } = await loadOfferBrief(ctx, userId, oferta);
    const body = texto.includes("{link}") || !values["link"] ? texto : `${texto}\n\n{link}`;
    const unsafe = unsafeText(body, { shop });
    if (unsafe) return { erro: `Recusado: ${unsafeReasons[unsafe.reason]}.` };
    return proposed(propose({ kind: "MESSAGE", offerId: oferta, body }));
  },
});

export const proposeText = tool({
  name: "propor_texto",
  description:
    "Propõe um texto de campanha para a pessoa guardar. Valores só por variáveis: {titulo}, {preco}, " +
    "{preco_antigo}, {desconto}, {cupom}, {loja}, {grupo}, {dia}, {hoje}, {epoca}, {epoca_em}. " +
    "Sem algarismos, números por extenso nem links. Não guarda nada.",
  fields: {
    nome: textField("Como a pessoa o acha depois", 60),
    texto: textField("O texto, com variáveis entre chaves", 2_000),
  },
  run(ctx, { nome, texto }, { propose }) {
    permit(ctx.viewer, "campaignText.edit");
    // Of a campaign text, the group and the day are filled in as well; a greeting is no deadline.
    const unsafe = unsafeText(
      texto.replace(
        /\{(?:grupo|hoje|dia|epoca_dia|epoca_em)\}|\bbo(?:a noite|a tarde|m dia)\b/gi,
        "…",
      ),
    );
    if (unsafe) return Promise.resolve({ erro: `Recusado: ${unsafeReasons[unsafe.reason]}.` });
    const wrongName = unsafeName(nome);
    if (wrongName) return Promise.resolve(wrongName);
    checkedText({
      name: nome,
      variants: [{ slot: 0, body: texto, weight: 1 }],
      season: null,
      tags: [],
      marketplaces: [],
      mediaUrl: null,
    });
    return Promise.resolve(proposed(propose({ kind: "TEXT", name: nome, body: texto })));
  },
});
