import { expect, test } from "vitest";
import { newId } from "../../../server/core/ids.ts";
import {
  publicationOf,
  publicEvents,
  wakesWebhooks,
  webhookEvents,
} from "../../../server/core/webhooks/public_events.ts";
import { reactions } from "../../../server/core/reactions.ts";

const userId = newId("usr");

test("a message's event names it, and never its person", () => {
  const [dispatchId, sessionId] = [newId("dsp"), newId("ses")];
  expect(publicationOf({ name: "dispatch.sent", userId, dispatchId, sessionId, offerId: null }))
    .toEqual({
      event: "message.sent",
      userId,
      resource: dispatchId,
      data: { dispatchId, sessionId, offerId: null },
    });
});

test("an event about everything of a person keeps its order for the person", () => {
  expect(publicationOf({ name: "conversions.imported", userId }))
    .toEqual({ event: "conversions.imported", userId, resource: userId, data: {} });
});

test("what is not public is not published", () => {
  expect(publicationOf({ name: "user.changed", userId })).toBeNull();
  expect(publicationOf({ name: "botSettings.changed", userId })).toBeNull();
});

test("deliveries are looked for after what webhooks get, and after a webhook is enabled or repeated", () => {
  const waking = ["dispatch.sent", "offer.refreshed", "webhook.changed"] as const;
  expect(waking.map(wakesWebhooks)).toEqual([true, true, true]);
  expect((["user.changed", "rules.decided"] as const).map(wakesWebhooks)).toEqual([false, false]);
});

test("each public event is made of events that exist, each of one", () => {
  const sources = webhookEvents.flatMap((name) => publicEvents[name].of as readonly string[]);
  expect(sources.filter((name) => !(name in reactions))).toEqual([]);
  expect(new Set(sources).size).toBe(sources.length);
});
