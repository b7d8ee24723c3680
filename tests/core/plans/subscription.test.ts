import { expect, test } from "vitest";
import {
  firstSubscription,
  FREE_PLAN,
  maySend,
  statusAt,
  TRIAL_DAYS,
} from "../../../server/core/plans/subscription.ts";

const TRIAL_MS = TRIAL_DAYS * 24 * 60 * 60 * 1000;
const noon = new Date("2026-11-21T12:00:00Z");
const trialEnd = new Date(noon.getTime() + TRIAL_MS);

test("a trial lasts 7 days, and the plan without payment is named Gratuito", () => {
  expect([TRIAL_DAYS, FREE_PLAN]).toEqual([7, "Gratuito"]);
});

test("a registration and a first social sign-in begin a trial; an existing account has none", () => {
  const long = new Date(noon.getTime() - TRIAL_MS);
  const begins = (createdAt: Date, isSocial: boolean) =>
    firstSubscription({ createdAt, isSocial }, noon);
  const trial = {
    plan: FREE_PLAN,
    subscription_status: "trialing",
    subscription_expires_at: trialEnd,
    message_count: 0,
  };
  expect(begins(noon, false)).toEqual(trial);
  expect(begins(long, true)).toEqual(trial);
  expect(begins(long, false)).toEqual({
    plan: FREE_PLAN,
    subscription_status: "active",
    subscription_expires_at: null,
    message_count: 0,
  });
});

test("a trial expires at its end, and an expired one sends nothing", () => {
  const user = { subscriptionStatus: "trialing", subscriptionExpiresAt: trialEnd } as const;
  const before = new Date(trialEnd.getTime() - 1);
  expect([statusAt(user, before), maySend(user, before)]).toEqual(["trialing", true]);
  expect([statusAt(user, trialEnd), maySend(user, trialEnd)]).toEqual(["expired", false]);
});
