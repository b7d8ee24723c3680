import { describe, expect, it } from "vitest";
import { markedRuns } from "../../../../web/ui/display/MessageBubble.tsx";

describe("WhatsApp's marks", () => {
  it("become bold, strike and italic", () => {
    expect(markedRuns("De ~R$ 10,00~ por *R$ 8,00* _hoje_")).toEqual([
      { style: "plain", text: "De " },
      { style: "strike", text: "R$ 10,00" },
      { style: "plain", text: " por " },
      { style: "bold", text: "R$ 8,00" },
      { style: "plain", text: " " },
      { style: "italic", text: "hoje" },
    ]);
  });

  it.each(["3 * 4 = 12", "*aberto", "* solto *", "snake_case_name", "5*6*7", "a*b* c"])(
    "that do not hug words stay as written: %s",
    (line) => {
      expect(markedRuns(line)).toEqual([{ style: "plain", text: line }]);
    },
  );

  it("leave addresses whole, whatever they contain", () => {
    const link = "https://loja.com/a_b_c?x=*1*";
    expect(markedRuns(`Aqui: ${link}`)).toEqual([
      { style: "plain", text: "Aqui: " },
      { style: "link", text: link },
    ]);
  });

  it("give an empty line no runs", () => {
    expect(markedRuns("")).toEqual([]);
  });
});
