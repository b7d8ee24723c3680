import { expect, test } from "vitest";
import { ruleSentence } from "../../../../web/shared/rules/rule_sentence.ts";
import {
  changedSlots,
  newRule,
  newTrigger,
  type RuleValues,
} from "../../../../web/shared/rules/rule_values.ts";

type Changes = {
  trigger?: RuleValues["trigger"];
  conditions?: Partial<RuleValues["conditions"]>;
  actions?: Partial<RuleValues["actions"]>;
};

const names = {
  groups: new Map([["grp_1", "Ofertas Tech BR"], ["grp_2", "Casa e Mimo"]]),
  template: "Curto",
};

const ruleWith = ({ trigger, conditions, actions }: Changes): RuleValues => ({
  ...newRule,
  trigger: trigger ?? newRule.trigger,
  conditions: { ...newRule.conditions, notSentInDays: null, ...conditions },
  actions: { ...newRule.actions, ...actions },
});

const wordsOf = (changes: Changes) =>
  ruleSentence(ruleWith(changes), names).map(({ text }) => text).join("").replaceAll("\u00a0", " ");

test("a rule reads as one sentence", () => {
  expect(wordsOf({
    conditions: { categories: ["Casa e cozinha"], minCommissionPercent: 8, minRating: 4.5 },
    actions: { groupIds: ["grp_1", "grp_2", "grp_3"] },
  })).toBe(
    "Quando algo de Casa e cozinha ficar no menor preço em 90 dias, se a comissão for de 8% ou mais " +
      "e a nota for de 4,5 ou mais, então pedir a minha aprovação e enviar a 3 grupos entre 9h e 20h, " +
      "até 4 por dia.",
  );
});

test.each(
  [
    [{ trigger: newTrigger("PRICE_DROP") }, "algo de qualquer loja baixar 10% ou mais,"],
    [{ trigger: newTrigger("OFFER_READY") }, "uma oferta de qualquer loja for aprovada,"],
    [{ trigger: newTrigger("COUPON_PROVEN") }, "um cupom de qualquer loja for conferido,"],
    [{ trigger: newTrigger("COUPON_ENDING") }, "um cupom de qualquer loja estiver para acabar,"],
    [
      { trigger: { ...newTrigger("SHOP_SEARCH"), query: "air fryer", everyMinutes: 90 } },
      "aparecer na busca da Shopee por “air fryer”, a cada 90 min,",
    ],
    [
      {
        trigger: newTrigger("OFFER_ENDED"),
        conditions: { minRating: 4 },
        actions: { groupIds: ["grp_1"], perDay: 50 },
      },
      "Quando uma oferta de qualquer loja que já foi aos grupos esgotar ou acabar, então pôr " +
      "“Esgotado” na frente do que está em Ofertas Tech BR, até 50 por dia.",
    ],
    [{ trigger: newTrigger("FREE_SLOT") }, "esperar e houver um horário livre,"],
    [
      { trigger: newTrigger("SOURCE_MESSAGE") },
      "um link de qualquer loja chegar nos grupos de origem que",
    ],
    [
      { trigger: { ...newTrigger("SOURCE_MESSAGE"), sourceGroupIds: ["grp_1"] } },
      "chegar em 1 grupo de origem,",
    ],
    [{ conditions: { marketplaces: ["AMAZON", "SHOPEE"] } }, "algo de Amazon ou Shopee ficar"],
    [
      { conditions: { marketplaces: ["AMAZON"], categories: ["a", "b", "c"] } },
      "algo de 3 categorias em Amazon",
    ],
    [{ conditions: { minPriceCents: 5000, maxPriceCents: 19990 } }, "for de R$ 50 a R$ 199,90,"],
    [{ conditions: { maxPriceCents: 5000 } }, "o preço for até R$ 50,"],
    [
      { conditions: { words: ["fone", "caixa"], notWords: ["usado"] } },
      "tiver “fone” ou “caixa” e o",
    ],
    [
      { conditions: { notSentInDays: 7, familyPerDay: 1 } },
      "nos últimos 7 dias e não passar de 1 pa",
    ],
    [{ actions: { mode: "SEND", groupIds: ["grp_1"] } }, "enviar sem perguntar a Ofertas Tech BR"],
    [{ actions: {} }, "enviar a escolha os grupos"],
    [{ actions: { groupTags: ["casa"] } }, "enviar a grupos de “casa” entre"],
    [{ actions: { groupIds: ["grp_1"], groupTags: ["casa"] } }, "Ofertas Tech BR e aos de “casa”"],
    [{ actions: { fromTime: null, toTime: null } }, " na hora, até 4 por dia."],
    [{ actions: { fromTime: "09:30", toTime: null } }, "a partir das 9h30,"],
    [
      { actions: { timing: "NEXT_FREE_SLOT", isUrgent: true } },
      "no próximo horário livre, entre 9h e 20h, com prioridade, até",
    ],
    [{ actions: { templateId: "tpl_1" } }, "por dia, com o modelo Curto."],
  ] satisfies [Changes, string][],
)("%j reads as %j", (changes, words) => {
  expect(wordsOf(changes)).toContain(words);
});

test("a rule without conditions has no “se”", () => {
  expect(wordsOf({})).not.toContain(" se ");
});

test("the chips that differ from the saved rule are known", () => {
  const saved = ruleWith({ conditions: { minCommissionPercent: 10 } });
  const draft = ruleWith({ conditions: { minCommissionPercent: 8 }, actions: { perDay: 6 } });
  expect([...changedSlots(saved, draft)]).toEqual(["commission", "perDay"]);
  expect(changedSlots(saved, saved).size).toBe(0);
});
