import { expect, test } from "vitest";
import {
  changesOf,
  inputOf,
  isOfSeries,
  valuesOf,
} from "../../../../web/screens/calendar/entry_values.ts";

const series = {
  kind: "OFFER",
  title: "Fone",
  recurrence: "FREQ=DAILY",
  startsLocal: "2026-11-21T09:00",
  times: [],
  campaignTextId: null,
  offer: { id: "ofr_1" },
  groupTags: [],
  groups: [{ id: "grp_1" }, { id: "grp_2" }],
  queue: [],
} as const;
const occurrence = "2026-11-24T09:00";
const moved = { occurrence, startsLocal: "2026-11-24T15:00", own: null };
const own = {
  kind: "TEXT",
  title: "Especial",
  campaignTextId: "cmt_1",
  groupTags: ["vip"],
  offer: { id: "ofr_2", title: "Panela" },
  groups: [{ id: "grp_1" }],
} as const;

test("the form shows what the opened occurrence has of its own", () => {
  expect(valuesOf(series, { ...moved, own })).toMatchObject({
    kind: "TEXT",
    title: "Especial",
    offerId: "ofr_2",
    campaignTextId: "cmt_1",
    day: "2026-11-24",
    time: "15:00",
    groupIds: ["grp_1"],
    groupTags: ["vip"],
  });
  expect(valuesOf(series, moved)).toMatchObject({ title: "Fone", groupIds: ["grp_1", "grp_2"] });
});

test("only what was changed is saved", () => {
  const base = valuesOf(series, { ...moved, own });
  expect(changesOf(base, base, occurrence)).toEqual({});
  expect(changesOf({ ...base, groupIds: ["grp_2"] }, base, occurrence))
    .toEqual({ groupIds: ["grp_2"] });
  expect(changesOf({ ...base, time: "16:00" }, base, occurrence))
    .toEqual({ startsLocal: "2026-11-24T16:00" });
  expect(changesOf({ ...base, offerId: "" }, base, occurrence))
    .toEqual({ kind: "TEXT", offerId: null, campaignTextId: "cmt_1" });
  expect(changesOf({ ...base, title: " " }, base, occurrence)).toEqual({ title: "" });
});

test("a slot's times keep the time that the series gives its opened occurrence", () => {
  const slot = { ...series, kind: "SLOT", times: ["09:00", "12:00"], offer: null } as const;
  const base = valuesOf(slot, moved);
  expect(base.times).toBe("12:00");
  const more = { ...base, times: "12:00, 19:00" };
  expect(changesOf(more, base, occurrence))
    .toEqual({ startsLocal: moved.startsLocal, times: ["09:00", "12:00", "19:00"] });
  expect(isOfSeries(more, base)).toBe(true);
  expect(isOfSeries({ ...base, groupIds: [], time: "10:00", title: "Outro" }, base)).toBe(false);
});

test("a text keeps its offer, in an entry and in a queue", () => {
  const queue = [{ campaignTextId: "cmt_1", offer: { id: "ofr_1" } }, { offer: null }];
  const values = valuesOf({ ...series, kind: "SLOT", queue }, moved);
  expect(values.queue).toEqual([{ campaignTextId: "cmt_1", offerId: "ofr_1" }]);
  expect(inputOf(valuesOf(series, { ...moved, own })))
    .toMatchObject({ kind: "TEXT", offerId: "ofr_2", campaignTextId: "cmt_1" });
});
