import { BENT_AFTER, BENT_BEFORE } from "./bending_words.ts";
import type { UnsafeText } from "./unsafe_text.ts";

type Rule = {
  /** What the line has to say around the field. */
  readonly needs?: RegExp;
  /** What would give the field's value another sense. */
  readonly forbids?: RegExp;
};

/** Fields whose value is an amount, a time or a claim: a word beside one makes another of it. */
const AMOUNT =
  "(?:preco|preco_antigo|preco_pix|preco_cartao|a_partir_de|economia|desconto|parcelas|cupom_ate|menor_preco|avaliacao|frete)";
const BENT = new RegExp(
  String.raw`${BENT_BEFORE}[^{}]{0,15}\{${AMOUNT}\}|\{${AMOUNT}\}${BENT_AFTER}`,
);
const BEFORE = String.raw`\b(?:de|antes|era|custava|estava|tava|valia|saia)\b[^{}]{0,8}`;
const NOW = String.raw`\b(?:por|so|apenas|leva|sai|paga|fica|agora|custa|ta|esta)\b[^{}]{0,20}`;

/** How a field of an amount may stand in its line, folded: its value is right only there. */
const rules: Readonly<Record<string, Rule>> = {
  preco: { forbids: new RegExp(`(?:${BEFORE}|~\\s*)\\{preco\\}`) },
  preco_antigo: {
    needs: new RegExp(`${BEFORE}[*_~]*\\{preco_antigo\\}|~\\s*\\{preco_antigo\\}\\s*~`),
    forbids: new RegExp(`(?:${NOW})[*_~]*\\{preco_antigo\\}`),
  },
  no_pix: { needs: /\{preco\}\W{0,6}\{no_pix\}/ },
  preco_pix: { needs: /\bpix\b/, forbids: /~\s*\{preco_pix\}/ },
  preco_cartao: {
    needs: /\bcartao\b/,
    forbids: /~\s*\{preco_cartao\}/,
  },
  a_partir_de: { needs: /\ba partir de\W{0,4}\{a_partir_de\}/ },
  economia: {
    needs: /\b(?:economi\w+|a menos|poup\w+)\b/,
    forbids: /\b(?:por|so|apenas|custa|preco|valor)\b\W{0,4}\{economia\}/,
  },
  desconto: {
    needs:
      /\{desconto\}\W{0,4}(?:de desconto|off|a menos)\b|\b(?:desconto|reducao|queda)\b\W{0,4}(?:de\W{1,3})?\{desconto\}|\b(?:caiu|baixou)\W{1,3}\{desconto\}/,
  },
  cupom_ate: { needs: /\bate\W{0,4}\{cupom_ate\}/ },
};

/** Returns the field whose value a folded line turns into something else; null: there is none. */
export function misplacedField(line: string, fields: ReadonlySet<string>): UnsafeText | null {
  const text = line.replace(/\s+/g, " ");
  const bent = BENT.exec(text);
  if (bent) return { reason: "FIELD_CONTEXT", found: bent[0] };
  for (const name of fields) {
    const rule = rules[name];
    if (!rule) continue;
    const isWrong = rule.needs && !rule.needs.test(text) || rule.forbids?.test(text);
    if (isWrong) return { reason: "FIELD_CONTEXT", found: name };
  }
  return null;
}
