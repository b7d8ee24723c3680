import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  answerFeedback,
  updateFeedback,
} from "../../../../server/core/help/feedback/answer_feedback.ts";
import {
  createCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from "../../../../server/core/help/feedback/canned_answers.ts";
import { createFeedback } from "../../../../server/core/help/feedback/create_feedback.ts";
import {
  listFeedbacks,
  listOwnFeedbacks,
} from "../../../../server/core/help/feedback/list_feedbacks.ts";
import {
  loadScreenshot,
  purgeScreenshots,
  uploadScreenshot,
} from "../../../../server/core/help/feedback/screenshots.ts";
import {
  createTopic,
  joinFeedback,
  loadRoadMap,
  updateTopic,
  voteForTopic,
} from "../../../../server/core/help/feedback/topics.ts";
import { listNotifications } from "../../../../server/core/notifications/list_notifications.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

let here: Awaited<ReturnType<typeof testApp>>;
let rute: Member, ana: Member, bia: Member;
beforeAll(async () => {
  here = await testApp();
  [rute, ana, bia] = [await here.admin(), await here.member(), await here.member("bia")];
});
afterAll(() => here[Symbol.asyncDispose]());
beforeEach(async () => {
  await here.db.deleteFrom("feedbacks").execute();
  await here.db.deleteFrom("feedback_topics").execute();
  await here.db.deleteFrom("notifications").execute();
  here.emails.splice(0);
  here.jobs.splice(0);
});

const page = { limit: 20, inverted: false };
const idea = { kind: "IDEA", text: "Quero enviar no domingo, também." } as const;
const ownOf = (who: Member) => listOwnFeedbacks(who.ctx(), page);
const noticesOf = async (who: Member) =>
  (await listNotifications(who.ctx(), page)).map(({ title }) => title);

test("an entry is its person's and the admins'; the answer comes by the bell and by email", async () => {
  const id = await createFeedback(ana.ctx(), { ...idea, page: "/app/calendar?dia=1" });
  expect(await ownOf(bia)).toEqual([]);
  await answerFeedback(rute.ctx(), { id, text: "Já dá: veja o calendário." });
  await runReactions(here);
  expect(await ownOf(ana)).toMatchObject([{
    id,
    status: "ANSWERED",
    page: "/app/calendar",
    answers: [{ text: "Já dá: veja o calendário." }],
  }]);
  expect(await noticesOf(ana)).toContain("Respondemos o que você escreveu");
  const [email] = here.emails;
  expect(email).toMatchObject({ subject: "Respondemos o que você escreveu" });
  expect(email!.text).toContain("Já dá: veja o calendário.");
  await expect(answerFeedback(rute.ctx(), { id: ana.id, text: "Oi" })).rejects
    .toMatchObject({ code: "FEEDBACK_NOT_FOUND" });
});

test("the inbox filters by words, kind, status and assignee; only admins are assigned", async () => {
  const id = await createFeedback(ana.ctx(), idea);
  await createFeedback(bia.ctx(), { kind: "PROBLEM", text: "A página não abre no celular." });
  await updateFeedback(rute.ctx(), { id, assigneeId: rute.id });
  const found = async (filter: Parameters<typeof listFeedbacks>[1]) =>
    (await listFeedbacks(rute.ctx(), filter, page)).map(({ kind }) => kind);
  expect(await found({})).toEqual(["PROBLEM", "IDEA"]);
  expect(await found({ search: "pagina CELULAR" })).toEqual(["PROBLEM"]);
  expect(await found({ kind: "IDEA", status: "RECEIVED" })).toEqual(["IDEA"]);
  expect(await found({ assigneeId: rute.id })).toEqual(["IDEA"]);
  await updateFeedback(rute.ctx(), { id, status: "CLOSED" });
  expect(await found({ status: "RECEIVED" })).toEqual(["PROBLEM"]);
  await expect(updateFeedback(rute.ctx(), { id, assigneeId: bia.id })).rejects
    .toMatchObject({ code: "FEEDBACK_ASSIGNEE_INVALID" });
  const trail = await here.db.selectFrom("audit_entries").select("actor_id")
    .where("event", "=", "feedback.updated").execute();
  expect(trail).toContainEqual({ actor_id: rute.id });
});

test("entries of the same are joined: each person votes, and is notified of how it goes on", async () => {
  const ids = [await createFeedback(ana.ctx(), idea), await createFeedback(bia.ctx(), idea)];
  const topicId = await createTopic(rute.ctx(), {
    title: "Envios no domingo",
    summary: "",
    status: "PLANNED",
    isPublic: true,
  });
  for (const id of ids) await joinFeedback(rute.ctx(), { id, topicId });
  expect(await ownOf(ana)).toMatchObject([{ topicId, status: "CLOSED" }]);
  expect(await loadRoadMap(here.guest.ctx())).toMatchObject([{ votes: 2, isVoted: false }]);
  await updateTopic(rute.ctx(), { id: topicId, status: "DONE" });
  await runReactions(here);
  expect(await noticesOf(ana)).toEqual(["Está pronto: Envios no domingo"]);
  expect(await noticesOf(bia)).toEqual(["Está pronto: Envios no domingo"]);
});

test("the road map has only what is public and accepted; a vote counts once", async () => {
  const topic = { title: "Um assunto", summary: "", status: "PLANNED", isPublic: true } as const;
  const id = await createTopic(rute.ctx(), topic);
  await createTopic(rute.ctx(), { ...topic, isPublic: false });
  await createTopic(rute.ctx(), { ...topic, status: "DECLINED" });
  for (let n = 0; n < 2; n++) await voteForTopic(ana.ctx(), { id, isVoted: true });
  expect(await loadRoadMap(ana.ctx())).toMatchObject([{ id, votes: 1, isVoted: true }]);
  await voteForTopic(ana.ctx(), { id, isVoted: false });
  expect(await loadRoadMap(ana.ctx())).toMatchObject([{ votes: 0, isVoted: false }]);
  await updateTopic(rute.ctx(), { id, isPublic: false });
  await expect(voteForTopic(ana.ctx(), { id, isVoted: true })).rejects
    .toMatchObject({ code: "FEEDBACK_TOPIC_NOT_FOUND" });
});

test("a screenshot goes with one entry of its person, and is gone in its time", async () => {
  const file = () => Deno.readFile("web/public/share.png");
  const screenshotId = await uploadScreenshot(ana.ctx(), { file });
  await expect(createFeedback(bia.ctx(), { ...idea, screenshotId })).rejects
    .toMatchObject({ code: "FEEDBACK_SCREENSHOT_GONE" });
  await createFeedback(ana.ctx(), { ...idea, screenshotId });
  expect(await ownOf(ana)).toMatchObject([{ screenshotId }]);
  expect(await loadScreenshot(bia.ctx(), screenshotId)).toBeNull();
  for (const who of [ana, rute]) {
    expect([...(await loadScreenshot(who.ctx(), screenshotId))!.slice(0, 2)])
      .toEqual([0xff, 0xd8]); // a JPEG
  }
  const unsent = await uploadScreenshot(ana.ctx(), { file });
  await uploadScreenshot(ana.ctx(), { file });
  expect(await loadScreenshot(ana.ctx(), unsent)).toBeNull(); // replaced
  const before = new Date(Date.now() + 1_000);
  expect(await purgeScreenshots(here.system.ctx(), { before, most: 10 })).toBe(2);
  expect(await ownOf(ana)).toMatchObject([{ screenshotId: null }]);
  await expect(uploadScreenshot(ana.ctx(), { file: () => Promise.resolve(new Uint8Array([1])) }))
    .rejects
    .toMatchObject({ code: "PHOTO_INVALID" });
});

test("canned answers are the admins'", async () => {
  const { id } = await createCannedAnswer(rute.ctx(), { title: "Obrigado", text: "Obrigado!" });
  expect(await listCannedAnswers(rute.ctx())).toMatchObject([{ title: "Obrigado" }]);
  await removeCannedAnswer(rute.ctx(), { id });
  await expect(removeCannedAnswer(rute.ctx(), { id })).rejects
    .toMatchObject({ code: "CANNED_ANSWER_NOT_FOUND" });
});

test("nobody sends more than ten a day", async () => {
  const caio = await here.member("caio");
  for (let n = 0; n < 10; n++) await createFeedback(caio.ctx(), idea);
  await expect(createFeedback(caio.ctx(), idea)).rejects
    .toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
});

test("admins get one notification that counts what waits, and it closes with the last one", async () => {
  await createFeedback(ana.ctx(), idea);
  await runReactions(here);
  expect(await noticesOf(rute)).toEqual(["Uma mensagem espera você"]);
  await createFeedback(bia.ctx(), idea);
  await runReactions(here);
  expect(await noticesOf(rute)).toEqual(["2 mensagens esperam você"]);
  expect(await noticesOf(ana)).toEqual([]);
  for (const { id } of await listFeedbacks(rute.ctx(), {}, page)) {
    await updateFeedback(rute.ctx(), { id, status: "CLOSED" });
  }
  expect(await noticesOf(rute)).toEqual(["Nenhuma mensagem espera você"]);
  await createFeedback(rute.ctx(), idea);
  await runReactions(here);
  expect(await noticesOf(rute)).toEqual(["Uma mensagem espera você"]); // not a second one, of her own
});

test("admins are told of each entry that is new or was dealt with", async () => {
  const changes = await here.subscribe(
    rute,
    "subscription { feedbackChanged { id feedback { status text } } }",
  );
  const next = async () => (await changes.next()).value.data.feedbackChanged;
  const first = next();
  const id = await createFeedback(ana.ctx(), idea);
  expect(await first).toEqual({ id, feedback: { status: "RECEIVED", text: idea.text } });
  await answerFeedback(rute.ctx(), { id, text: "Já dá." });
  expect(await next()).toMatchObject({ id, feedback: { status: "ANSWERED" } });
});
