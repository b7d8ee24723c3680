import { expect, test } from "vitest";
import { isOutcome } from "../../../server/core/idempotency/answer.ts";

const answer = (status: number, body: object | string) => ({
  status,
  contentType: "application/json",
  body: typeof body === "string" ? body : JSON.stringify(body),
});

test.each([
  [true, answer(200, { data: { createOffer: { id: "ofr_1" } } })],
  [true, answer(200, { data: { updateOffer: { code: "OFFER_NOT_FOUND" } } })],
  [true, answer(400, { code: "PHOTO_TOO_LARGE" })],
  [true, answer(204, "")],
  [true, answer(200, { data: { createOffer: { title: `"code":"INTERNAL"` } } })],
  [false, answer(200, { errors: [{ extensions: { code: "INTERNAL" } }] })],
  [false, answer(200, { data: { createOffer: { code: "MAINTENANCE" } } })],
  [false, answer(200, `event: next\ndata: {"errors":[{"extensions":{"code":"INTERNAL"}}]}\n\n`)],
  [false, answer(401, "")],
  [false, answer(429, "")],
  [false, answer(503, "")],
])("what is the outcome of a request (%s), and what passes: %o", (isOne, given) => {
  expect(isOutcome(given)).toBe(isOne);
});
