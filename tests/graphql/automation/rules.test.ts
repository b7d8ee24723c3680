import { expect, test } from "vitest";
import { runReactions } from "../../support/run_reactions.ts";
import { connectSession } from "../../support/seed/deliveries.ts";
import { seedProduct } from "../../support/seed/products.ts";
import { payAtLoja, readPriceAgain } from "../../support/seed/readings.ts";
import { testApp } from "../../support/test_app.ts";

const HOUR = 60 * 60 * 1000;

const starter = `mutation { useStarterRule(input: { key: "PRICE_DROP" }) {
  ... on Rule { id version status isEnabled actions { mode groups { id } perDay } }
  ... on UserError { code } } }`;
const enable = `mutation ($id: ID!, $version: Int!) {
  updateRule(input: { id: $id, version: $version, isEnabled: true }) {
    ... on Rule { status version } ... on UserError { code } } }`;
const rehearse = `mutation ($input: DryRunRuleInput!) { dryRunRule(input: $input) {
  ... on RuleDryRun { isKnown seen asked skipped reasons { reason count } days { asked }
    items { title outcome reason price { formatted } groups { id } } }
  ... on UserError { code } } }`;
const inbox = `{ viewer { approvalCount approvals(status: PENDING, first: 5) { edges { node {
  id reason price { cents } message groups { id } rule { name } offer { title }
} } } ruleDecisions(first: 5) { edges { node { outcome reason messages { waiting }
  approval { status } } } } } }`;
const accept = `mutation ($ids: [ID!]!) { acceptApprovals(input: { ids: $ids }) {
  ... on AnsweredApprovals { approvals { status } } ... on UserError { code } } }`;

test("a starter rule is enabled, asks about a price that fell, sends once accepted, and is rehearsed", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana, { groups: 1 });
  await payAtLoja(ana);
  const { id } = await seedProduct(w, ana, { title: "Panela" });
  const made = (await w.request(ana, starter)).data.useStarterRule;
  expect(made).toMatchObject({
    status: "DISABLED",
    actions: { mode: "ASK", groups: [{ id: groupIds[0] }], perDay: 4 },
  });
  const on = await w.request(ana, enable, { id: made.id, version: made.version });
  expect(on.data.updateRule).toMatchObject({ status: "ENABLED" });
  for (const cents of [10_000, 7_000]) {
    w.advance(HOUR);
    await readPriceAgain(w, id, cents);
    await runReactions(w);
  }
  const { viewer } = (await w.request(ana, inbox)).data;
  expect(viewer).toMatchObject({
    approvalCount: 1,
    approvals: {
      edges: [{
        node: {
          price: { cents: 7_000 },
          rule: { name: "Caiu 20% ou mais" },
          offer: { title: "Panela" },
        },
      }],
    },
    ruleDecisions: { edges: [{ node: { outcome: "ASKED", approval: { status: "PENDING" } } }] },
  });
  expect(viewer.approvals.edges[0].node.message).toContain("R$ 70,00");
  const { data } = await w.request(ana, rehearse, { input: { id: made.id } });
  expect(data.dryRunRule).toMatchObject({
    isKnown: true,
    seen: 1,
    asked: 1,
    items: [{
      title: "Panela",
      outcome: "ASKED",
      reason: "Caiu 30%: de R$ 100,00 para R$ 70,00. Pede a sua resposta para 1 grupo.",
    }],
  });
  const answered = await w.request(ana, accept, { ids: [viewer.approvals.edges[0].node.id] });
  expect(answered.data.acceptApprovals.approvals).toEqual([{ status: "ACCEPTED" }]);
  await runReactions(w);
  const after = (await w.request(ana, inbox)).data.viewer;
  expect(after).toMatchObject({
    approvalCount: 0,
    ruleDecisions: { edges: [{ node: { messages: { waiting: 1 } } }] },
  });
});
