import { expect, test } from "vitest";
import { claimedBy, claimKey } from "../../../server/core/idempotency/claim_key.ts";
import {
  purgeIdempotencyKeys,
  storeAnswer,
} from "../../../server/core/idempotency/store_answer.ts";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { type Member, testApp } from "../../support/test_app.ts";

const fields = { title: "Chaleira", shop: "Loja" };
const OVER_MS = 5 * 60_000; // longer than an execution counts as running

async function claim(person: Member, key = "k1", fingerprint = "of a request") {
  const claimed = await claimKey(person.ctx(), { userId: person.id, key, fingerprint });
  if (!("claim" in claimed)) throw new Error("it was answered");
  return claimed.claim;
}

test("an execution that died before it changed anything is repeated, and one that comes back late changes nothing", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const first = await claim(ana);
  await expect(claim(ana)).rejects.toMatchObject({ code: "IDEMPOTENCY_IN_PROGRESS" });
  w.advance(OVER_MS);
  const second = await claim(ana);
  await expect(createOffer(claimedBy(ana.ctx(), first), { fields }))
    .rejects.toMatchObject({ code: "IDEMPOTENCY_IN_PROGRESS" });
  expect(await w.count("offers")).toBe(0);
  await createOffer(claimedBy(ana.ctx(), second), { fields });
  expect(await w.count("offers")).toBe(1);
});

test("an execution that died after a change is not repeated, and its answer may still come", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const running = await claim(ana);
  await createOffer(claimedBy(ana.ctx(), running), { fields });
  w.advance(OVER_MS);
  await expect(claim(ana)).rejects.toMatchObject({ code: "IDEMPOTENCY_OUTCOME_UNKNOWN" });
  const answer = { status: 200, contentType: "application/json", body: "{}" };
  await storeAnswer(ana.ctx(), running, answer);
  const request = { userId: ana.id, key: "k1", fingerprint: "of a request" };
  expect(await claimKey(ana.ctx(), request)).toEqual({ answer });
});

test("a failure frees the key if nothing has changed, and is the answer otherwise", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const failed = { status: 500, contentType: null, body: "" };
  await storeAnswer(ana.ctx(), await claim(ana), failed);
  const again = await claim(ana);
  await createOffer(claimedBy(ana.ctx(), again), { fields });
  await storeAnswer(ana.ctx(), again, failed);
  const request = { userId: ana.id, key: "k1", fingerprint: "of a request" };
  expect(await claimKey(ana.ctx(), request)).toEqual({ answer: failed });
});

test("of an answer that is too large only is known that there was one", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const body = "a".repeat(70_000);
  await storeAnswer(ana.ctx(), await claim(ana), { status: 200, contentType: null, body });
  await expect(claim(ana)).rejects.toMatchObject({ code: "IDEMPOTENCY_OUTCOME_UNKNOWN" });
});

test("a key is free again after a day, whether or not its row is there, and is each person's own", async () => {
  await using w = await testApp();
  const [ana, bea] = [await w.member(), await w.member()];
  await claim(ana);
  await expect(claim(ana, "k1", "of another")).rejects
    .toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
  await claim(bea, "k1", "of another");
  w.advance(24 * 60 * 60_000);
  await claim(ana, "k1", "of another");
  const batch = { before: ana.ctx().now, most: 1 };
  expect(await purgeIdempotencyKeys(w.system.ctx(), batch)).toBe(1);
  expect(await purgeIdempotencyKeys(w.system.ctx(), batch)).toBe(1);
  expect(await purgeIdempotencyKeys(w.system.ctx(), batch)).toBe(0);
});
