import { expect, test } from "vitest";
import {
  redactForModel,
  redactRequest,
  redactValue,
} from "../../../server/core/assistant/redact.ts";

test.each([
  ["Fala com ana.souza+x@loja.com.br", "Fala com [e-mail]"],
  ["ana @ loja.com", "[e-mail]"],
  ["joão@família.com.br", "[e-mail]"],
  ["+55 (11) 91234-5678", "[telefone]"],
  ["+5511912345678.", "[telefone]."],
  ["5511912345678", "[telefone]"],
  ["55 11 1234-5678", "[telefone]"],
  ["(11) 91234-5678 ou (21)3456-7890", "[telefone] ou [telefone]"],
  ["011 91234 5678", "[telefone]"],
  ["11 9 1234 5678", "[telefone]"],
  ["11912345678", "[telefone]"],
  ["zap 91234-5678", "zap [telefone]"],
  ["+351 912 345 678", "[telefone]"],
  ["+1 (415) 555-0132", "[telefone]"],
  ["11 ９１２３４-５６７８", "[telefone]"],
  ["1️⃣1️⃣ 9️⃣1️⃣2️⃣3️⃣4️⃣-5️⃣6️⃣7️⃣8️⃣", "[telefone]"],
  ["11 91\u200b234-5678", "[telefone]"],
  ["CPF 123.456.789-09", "CPF [documento]"],
  ["12345678909", "[documento]"],
  ["CNPJ 12.345.678/0001-95", "CNPJ [documento]"],
  ["12345678000195", "[documento]"],
  ["https://wa.me/5511912345678?text=oi já", "[contato] já"],
  ["chat.whatsapp.com/AbCdEf123", "[contato]"],
  ["t.me/+AbCdEf e tel:+5511912345678", "[contato] e [contato]"],
  ["5511912345678@s.whatsapp.net", "[contato]"],
  ["120363025246125486@g.us", "[contato]"],
  ["5511912345678-1618@g.us, 1234567@lid", "[contato], [contato]"],
  ["5511912345678:12@s.whatsapp.net", "[contato]"],
])("redacts %j", (given, sent) => expect(redactForModel(given)).toBe(sent));

test.each([
  "Por R$ 1.299,90 no Pix, antes R$ 1.599,90 (18% OFF)",
  "10x de R$ 129,99 sem juros, nota 4,8 (1.234 avaliações)",
  "Smart TV 55 polegadas UN55CU7700 4K, 2025",
  "Cupom GARIMPO10 até 30/11 às 23:59",
  "MLB1234567890 B0C1234567 off_01jc8k2x4nf5r",
  "iPhone 15 128 GB, 11.11 e 12.12",
  "EAN 7891234567895",
  "2026-11-24T12:00:00.000Z",
  "@lojaoficial no Instagram",
])("leaves %j as it is", (text) => expect(redactForModel(text)).toBe(text));

test("redacts every text of a tool's result, and numbers that are one", () => {
  const result = {
    group: "Ofertas 11912345678",
    at: new Date(0),
    rows: [{ "a@b.co": 5511912345678 }],
  };
  expect(redactValue(result)).toEqual({
    group: "Ofertas [telefone]",
    at: "1970-01-01T00:00:00.000Z",
    rows: [{ "[e-mail]": "[telefone]" }],
  });
});

test("redacts a whole request, and again without a change", () => {
  const contact = "a@b.co, (11) 91234-5678";
  const once = redactRequest({
    instructions: contact,
    messages: [
      { role: "user", text: contact },
      { role: "assistant", text: contact, toolCalls: [{ id: "1", name: "n", input: { contact } }] },
      { role: "tool", callId: "1", name: "n", result: [contact] },
    ],
    tools: [],
    maxOutputTokens: 1,
  });
  expect(JSON.stringify(once)).not.toMatch(/a@b\.co|91234/);
  expect(redactRequest(once)).toEqual(once);
});
