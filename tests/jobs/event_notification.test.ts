import { expect, test } from "vitest";
import { newId } from "../../server/core/ids.ts";
import {
  eventNotification,
  passingEvents,
  type RecordedEvent,
  recordedEvents,
} from "../../server/jobs/event_notification.ts";

const event = (text: string): RecordedEvent => ({
  id: newId("evt"),
  name: "offer.created",
  payload: { userId: newId("usr"), offerId: text },
});

test("a notification tells events as they are, and ids alone where they do not fit", () => {
  for (const wakesLanes of [true, false]) {
    const few = [event("um [texto] ~!"), event("outro")];
    const ids = few.map(({ id }) => id);
    const text = eventNotification(few, wakesLanes);
    expect(recordedEvents(text)).toEqual({ ids, events: few, wakesLanes });
    expect(passingEvents(text)).toBeNull();
    expect(text.replace("~", "").split(" ").slice(0, 2)).toEqual(ids); // what earlier releases read

    const many = Array.from({ length: 200 }, () => event("ção"));
    const idsAlone = eventNotification(many, wakesLanes);
    expect(new TextEncoder().encode(idsAlone).length).toBeLessThan(8_000);
    expect(recordedEvents(idsAlone))
      .toEqual({ ids: many.map(({ id }) => id), events: null, wakesLanes });
  }
});

test("no notification with events is longer than PostgreSQL takes", () => {
  for (let length = 3_000; length < 8_000; length += 250) {
    const text = eventNotification([event("ç".repeat(length / 2))], false);
    expect(new TextEncoder().encode(text).length).toBeLessThan(8_000);
  }
});
