import { checkedEntry } from "../../../campaigns/calendar/write_entry.ts";
import { checkedRule } from "../../../automation/checked_rule.ts";
import { noConditions, type RuleTriggerKind, triggerOf } from "../../../automation/rule.ts";
import { isId } from "../../../ids.ts";
import { marketplaces } from "../../../marketplaces/marketplace.ts";
import { permit } from "../../../permissions.ts";
import { proposed, unsafeName } from "./propose_texts.ts";
import { choiceField, integerField, listField, optional, textField, tool } from "./tool.ts";

const groupsField = listField(
  "Os ids dos grupos, de listar_grupos",
  textField("grp_…", 40),
  50,
);

export const proposeEntry = tool({
  name: "propor_agendamento",
  description:
    "Propõe um envio no calendário: uma oferta da pessoa ou um texto dela, num dia e hora. Não agenda nada.",
  fields: {
    oferta: optional(textField("ofr_…, de buscar_ofertas", 40)),
    texto: optional(textField("cmt_…, de buscar_textos", 40)),
    quando: textField("Dia e hora locais da pessoa: AAAA-MM-DDTHH:MM", 16),
    grupos: groupsField,
  },
  async run(ctx, { oferta, texto, quando, grupos }, { propose }) {
    permit(ctx.viewer, "calendar.edit");
    const entry = {
      kind: oferta ? "OFFER" as const : "TEXT" as const,
      startsLocal: quando,
      offerId: oferta && isId("ofr", oferta) ? oferta : null,
      campaignTextId: !oferta && texto && isId("cmt", texto) ? texto : null,
      groupIds: grupos.filter((id) => isId("grp", id)),
    };
    await checkedEntry(ctx, entry); // what could not be created is not proposed
    return proposed(propose({ kind: "CALENDAR_ENTRY", entry }));
  },
});

const triggers = [
  "PRICE_DROP",
  "LOWEST_PRICE",
  "OFFER_READY",
  "COUPON_PROVEN",
  "COUPON_ENDING",
  "SHOP_SEARCH",
  "FREE_SLOT",
] as const satisfies readonly RuleTriggerKind[];

export const proposeRule = tool({
  name: "propor_regra",
  description:
    "Propõe uma regra de automação, que sempre pergunta antes de enviar. Não cria nada. Gatilhos: " +
    "PRICE_DROP (caiu tantos por cento), LOWEST_PRICE (menor em 30 ou 90 dias), OFFER_READY (oferta " +
    "aprovada), COUPON_PROVEN, COUPON_ENDING, SHOP_SEARCH (busca na loja), FREE_SLOT (horário livre).",
  fields: {
    nome: textField("Nome da regra", 60),
    gatilho: choiceField("Quando ela age", triggers),
    quedaPorCento: optional(integerField("PRICE_DROP: a menor queda", 1, 95)),
    emDias: optional(integerField("LOWEST_PRICE: 30 ou 90", 30, 90)),
    busca: optional(textField("SHOP_SEARCH: o que procurar", 100)),
    lojas: optional(
      listField(
        "Só destas lojas",
        choiceField("A loja", marketplaces),
        6,
      ),
    ),
    palavras: optional(listField("Uma delas no título", textField("Palavra", 40), 30)),
    precoMaximoReais: optional(integerField("Só até este preço", 1, 1_000_000)),
    grupos: groupsField,
    porDia: optional(integerField("Quantas por dia", 1, 100)),
  },
  run(ctx, input, { propose }) {
    permit(ctx.viewer, "rule.edit");
    const wrongName = unsafeName(input.nome);
    if (wrongName) return Promise.resolve(wrongName);
    const isSearch = input.gatilho === "SHOP_SEARCH";
    const rule = checkedRule({
      name: input.nome,
      trigger: {
        ...triggerOf(input.gatilho),
        minDropPercent: input.gatilho === "PRICE_DROP" ? input.quedaPorCento ?? 10 : null,
        lowestInDays: input.gatilho === "LOWEST_PRICE" ? input.emDias ?? 30 : null,
        query: isSearch ? input.busca : null,
        marketplaces: isSearch ? input.lojas ?? [] : [],
        everyMinutes: isSearch ? 120 : null,
      },
      conditions: {
        ...noConditions,
        marketplaces: isSearch ? [] : input.lojas ?? [],
        words: input.palavras ?? [],
        maxPriceCents: input.precoMaximoReais === null ? null : input.precoMaximoReais * 100,
      },
      actions: {
        mode: "ASK", // a model's rule never sends by itself: its person changes that in the editor
        templateId: null,
        groupIds: input.grupos.filter((id) => isId("grp", id)),
        groupTags: [],
        timing: "NOW",
        fromTime: null,
        toTime: null,
        isUrgent: false,
        perDay: input.porDia ?? 4,
      },
    });
    return Promise.resolve(proposed(propose({ kind: "RULE", rule })));
  },
});
