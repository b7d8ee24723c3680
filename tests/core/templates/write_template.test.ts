import fc from "fast-check";
import { expect, test } from "vitest";
import { channelLimits, lengthsOf } from "../../../server/core/templates/channel_limits.ts";
import { parseTemplate, renderTemplate } from "../../../server/core/templates/template_text.ts";
import {
  nearestVariable,
  type Values,
  variableCalled,
  variableNames,
} from "../../../server/core/templates/variables.ts";
import { variantFor } from "../../../server/core/templates/wording.ts";
import { telegram } from "../../../server/adapters/telegram/telegram.ts";

const nothing = Object.fromEntries(variableNames.map((name) => [name, null])) as Values;
const some = { titulo: "Chaleira", preco: "R$ 99,90", link: "https://loja.example/1" };
const render = (body: string, values: Partial<Values> = some) =>
  renderTemplate(parseTemplate(body), { ...nothing, ...values });

test("variables get their values, in any spelling of their names", () => {
  expect(render("*{titulo}* por {preço}\n{ LINK }")).toBe(
    "*Chaleira* por R$ 99,90\nhttps://loja.example/1",
  );
  expect(variableCalled("Preço antigo")).toBe("preco_antigo");
  expect(variableCalled("preco-pix")).toBe("preco_pix");
});

test("a line disappears when none of its variables has a value", () => {
  expect(render("{titulo}\nCupom: *{cupom}*\n{frete} {avaliacao}\n{link}")).toBe(
    "Chaleira\nhttps://loja.example/1",
  );
});

test("a line disappears when a variable marked with ? has no value", () => {
  expect(render("{titulo} com o cupom {cupom?}\n{link}")).toBe("https://loja.example/1");
  expect(render("{titulo} com o cupom {cupom?}", { ...some, cupom: "DEZ" }))
    .toBe("Chaleira com o cupom DEZ");
});

test("a line with a value stays, without the marks and space of missing ones", () => {
  expect(render("De ~{preco_antigo}~ por *{preco}*")).toBe("De por *R$ 99,90*");
  expect(render("*{preco}* {no_pix}")).toBe("*R$ 99,90*");
  expect(render("*_{frete}_* {titulo}")).toBe("Chaleira");
  expect(render("{titulo} *{frete}{cupom}*")).toBe("Chaleira");
  expect(render("({frete}) {titulo}")).toBe("() Chaleira"); // what is not a mark is theirs
});

test("lines of text alone stay, and so do blank lines", () => {
  expect(render("Oi\n\n\n{titulo}\n\nTchau")).toBe("Oi\n\n\nChaleira\n\nTchau");
});

test("a line that disappears leaves no gap", () => {
  expect(render("{titulo}\n\nCupom: {cupom}\n\n{link}")).toBe("Chaleira\n\nhttps://loja.example/1");
  expect(render("{cupom}\n\n{titulo}\n\n{frete}")).toBe("Chaleira");
  expect(render("{titulo}\n{cupom}\n\n{frete}\n\n{link}")).toBe(
    "Chaleira\n\nhttps://loja.example/1",
  );
});

test("an escaped brace and an escaped stroke are shown; other strokes are literal", () => {
  expect(render(String.raw`\{titulo\} é {titulo} \\ \o/`)).toBe(
    String.raw`{titulo} é Chaleira \ \o/`,
  );
});

test("values are never rendered as a template", () => {
  expect(render("{titulo}", { titulo: "Chaleira {link} \\{", link: "x" })).toBe(
    "Chaleira {link} \\{",
  );
});

test("an unknown variable and a stray brace are never sent", () => {
  expect(render("{titulo} {precio}")).toBe("Chaleira");
  expect(render("{{titulo}}")).toBe("Chaleira");
  expect(render("{titulo")).toBe("titulo");
  expect(render("Kit {2 peças} {titulo}")).toBe("Kit 2 peças Chaleira");
  expect(render("{{x}titulo} {titulo}")).toBe("titulo Chaleira");
});

const bodies = fc.array(
  fc.oneof(
    fc.constantFrom("{", "}", "\\", "?", "*", "~", "_", "\n", "\r\n", " ", "\u0000", "{{", "}}"),
    fc.constantFrom(...variableNames.flatMap((name) => [`{${name}}`, `{${name}?}`, name])),
    fc.string({ unit: "grapheme" }),
  ),
  { maxLength: 40 },
).map((parts) => parts.join(""));
const value = fc.option(fc.string({ unit: "grapheme" }).map((text) => text.replace(/[{}]/g, "")));
const anyValues = fc.record(
  Object.fromEntries(variableNames.map((name) => [name, value])) as Record<
    keyof Values,
    typeof value
  >,
);

test("for any text: rendering never throws, and every brace in the result was escaped", () => {
  fc.assert(
    fc.property(bodies, anyValues, (body, values) => {
      const text = renderTemplate(parseTemplate(body), values);
      const escaped = body.match(/\\[\\{}]/g)?.filter((pair) => pair !== "\\\\").length ?? 0;
      expect(text.match(/[{}]/g)?.length ?? 0).toBeLessThanOrEqual(escaped);
    }),
    { numRuns: 1_000 },
  );
});

test("for any text: each character is in one piece, once", () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const lines = body.split(/\r\n?|\n/);
      parseTemplate(body).forEach((pieces, at) => {
        let column = 1;
        for (const piece of pieces) {
          expect(piece.column).toBe(column);
          column += piece.length;
        }
        expect(column).toBe(lines[at]!.length + 1);
      });
    }),
    { numRuns: 1_000 },
  );
});

// Quadratic work on these would not end within the test's time.
test.each(["{", "}", "\\", "{a", "{a ", "*{cupom}*", "{titulo}", "\n", "* ", "_a", "{?"])(
  "a very long text of %j is rendered in one pass",
  (piece) => {
    const body = piece.repeat(200_000 / piece.length);
    expect(() => render(body)).not.toThrow();
  },
);

test("the most similar name is found, and none if no name is similar", () => {
  expect(nearestVariable("precio")).toBe("preco");
  expect(nearestVariable("titlo")).toBe("titulo");
  expect(nearestVariable("desc")).toBeNull();
  expect(nearestVariable("parcela")).toBe("parcelas");
  expect(nearestVariable("horóscopo")).toBeNull();
  expect(nearestVariable("a".repeat(5_000))).toBeNull();
});

test("messages get variants by weight, and each always the same", () => {
  const variants = [{ weight: 3 }, { weight: 1 }];
  const counts = [0, 0];
  for (let at = 0; at < 4_000; at++) counts[variantFor(`dsp_${at}`, variants)]!++;
  expect(counts[0]).toBeGreaterThan(2_850);
  expect(counts[0]).toBeLessThan(3_150);
  expect(variantFor("dsp_7", variants)).toBe(variantFor("dsp_7", variants));
  expect(variantFor("dsp_7", [{ weight: 5 }])).toBe(0);
});

test("Telegram's length limit is that of its adapter, without the marks", () => {
  const { limits } = telegram(() => Promise.reject(new Error("no request is made")));
  const ours = channelLimits.find(({ channel }) => channel === "TELEGRAM")!;
  expect(ours).toMatchObject({ text: limits.text, caption: limits.caption });
  const [onTelegram, onWhatsApp] = lengthsOf("*Chaleira*");
  expect([onTelegram!.length, onWhatsApp!.length]).toEqual([8, 10]);
});
