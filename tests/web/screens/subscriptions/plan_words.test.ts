import { expect, test } from "vitest";
import {
  isByPlan,
  parsePlansParams,
  plansPath,
  reasonOfCode,
} from "../../../../web/routing/billing_params.ts";
import {
  familiesOf,
  planAt,
  savedCents,
} from "../../../../web/screens/subscriptions/plan_families.ts";
import {
  limitLabel,
  reasonSentence,
  tooMuch,
  useLabel,
} from "../../../../web/screens/subscriptions/plan_words.ts";

const used = {
  messagesPerMonth: 200,
  groups: 5,
  sessions: 1,
  offersPerDay: 2,
  products: 0,
  shortLinks: 0,
};
const limits = {
  ...used,
  messagesPerMonth: 200,
  groups: 3,
  offersPerDay: -1,
  products: 200,
  apiPerMinute: 30,
};

test("limits and use are worded", () => {
  expect(limitLabel("messagesPerMonth", 2_000)).toBe("2.000 mensagens por mês");
  expect(limitLabel("groups", -1)).toBe("Grupos sem limite");
  expect(useLabel("groups", 3, 3)).toBe("3 de 3 grupos");
  expect(useLabel("messagesPerMonth", 7, -1)).toBe("7 mensagens neste mês, sem limite");
  expect(reasonSentence("messagesPerMonth", used, limits)).toBe(
    "Você usa 200 de 200 mensagens neste mês.",
  );
  expect(limitLabel("apiPerMinute", 120)).toBe("120 chamadas da API por minuto");
  expect(reasonSentence("apiPerMinute", used, limits)).toBe(
    "Seu plano dá 30 chamadas da API por minuto, e um programa seu fez mais.",
  );
  expect(tooMuch(limits, used)).toEqual(["5 de 3 grupos"]);
});

test("the reason and the unfinished work are in the address, and never another site", () => {
  const path = plansPath(reasonOfCode("SHORT_LINKS_LIMIT"), "/app/links?link=novo");
  const params = new URL(path, "https://garimpo.example").searchParams;
  expect(parsePlansParams(params)).toEqual({ reason: "shortLinks", back: "/app/links?link=novo" });
  expect(reasonOfCode("PLAN_ENDED")).toBe("ended");
  expect(plansPath(reasonOfCode("API_LIMIT"), null)).toBe("/app/subscriptions/plans?motivo=api");
  expect(["API_LIMIT", "PLAN_ENDED", "PLAN_FULL", "RULES_LIMIT"].filter(isByPlan))
    .toEqual(["API_LIMIT", "PLAN_ENDED"]);
  expect(parsePlansParams(new URLSearchParams("motivo=x&volta=//evil.example"))).toEqual({
    reason: null,
    back: null,
  });
});

test("the monthly and the yearly plan of a product are one family", () => {
  const month = { priceId: "m", productId: "p", interval: "MONTH", price: { cents: 1_000 } };
  const year = { priceId: "y", productId: "p", interval: "YEAR", price: { cents: 10_000 } };
  const other = { ...month, priceId: "o", productId: "q" };
  const families = familiesOf([month, other, year]);
  expect(families).toEqual([{ month, year }, { month: other, year: null }]);
  expect(families.map((family) => planAt(family, "YEAR"))).toEqual([year, other]);
  expect(families.map(savedCents)).toEqual([2_000, 0]);
});
