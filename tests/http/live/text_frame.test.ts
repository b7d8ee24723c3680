import { expect, test } from "vitest";
import { textFrame } from "../../../server/http/live/text_frame.ts";

// The heads are those of RFC 6455, 5.7, or follow from 5.2.
test.each([
  ["", [0x81, 0]],
  ["Hello", [0x81, 5]],
  ["a".repeat(125), [0x81, 125]],
  ["a".repeat(126), [0x81, 126, 0, 126]],
  ["a".repeat(256), [0x81, 126, 1, 0]],
  ["a".repeat(65_535), [0x81, 126, 0xff, 0xff]],
  ["a".repeat(65_536), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ["é", [0x81, 2]], // the length counts bytes
])("a text is framed with the head of its length", (text, head) => {
  const frame = textFrame(text);
  expect([...frame.subarray(0, head.length)]).toEqual(head);
  expect(frame.subarray(head.length).toString()).toBe(text);
});
