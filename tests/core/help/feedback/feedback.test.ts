import { expect, test } from "vitest";
import {
  checkedAttached,
  checkedFeedbackText,
  checkedTopic,
} from "../../../../server/core/help/feedback/feedback.ts";

test("a text is 10 to 4,000 characters, without what cannot be seen", () => {
  expect(checkedFeedbackText("  O botão\r\nnão\u202e faz nada  ")).toBe("O botão\nnão faz nada");
  for (const text of ["Curto", " ".repeat(20), "a".repeat(4_001)]) {
    expect(() => checkedFeedbackText(text)).toThrow(
      expect.objectContaining({ code: "FEEDBACK_TEXT_INVALID" }),
    );
  }
});

test("of an address only the path is attached, and nothing that is no path", () => {
  const pageOf = (page: string) => checkedAttached({ page }).page;
  expect(pageOf("/app/offer?oferta=ofr_1#mensagem")).toBe("/app/offer");
  expect(pageOf("https://loja.example/app")).toBeNull();
  expect(pageOf(`/${"a".repeat(200)}`)).toBeNull();
  expect(checkedAttached({ webVersion: "<b>", device: "Firefox · 360×780" })).toEqual({
    page: null,
    web_version: null,
    device: "Firefox · 360×780",
  });
});

test("a topic has a title of one line", () => {
  expect(checkedTopic({ title: " Enviar\nno domingo ", summary: "" }))
    .toEqual({ title: "Enviar no domingo", summary: "" });
  for (const words of [{ title: " ", summary: "" }, { title: "a", summary: "a".repeat(301) }]) {
    expect(() => checkedTopic(words)).toThrow(
      expect.objectContaining({ code: "FEEDBACK_TOPIC_INVALID" }),
    );
  }
});
