import { expect, test } from "vitest";
import { branchesTo, branchOf } from "../../../../web/screens/assistant/branches.ts";

const messages = [
  { id: "p1", parentId: null },
  { id: "a1", parentId: "p1" },
  { id: "a2", parentId: "p1" },
  { id: "p2", parentId: "a1" },
  { id: "a3", parentId: "p2" },
  { id: "p3", parentId: null },
];
const shown = (id: string | null) =>
  branchOf(messages, branchesTo(messages, id)).map(({ message }) => message.id).join(" ");

test("the newest branch is shown, or the one of a message that was found", () => {
  expect(shown(null)).toBe("p3");
  expect(shown("p2")).toBe("p1 a1 p2 a3");
  expect(shown("a2")).toBe("p1 a2");
  expect(shown("gone")).toBe("p3");
});
