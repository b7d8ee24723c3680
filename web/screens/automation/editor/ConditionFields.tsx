import { useState } from "react";
import { MoneyField } from "../../../ui/forms/MoneyField.tsx";
import { moneyInputText, parseMoney } from "../../../ui/text/money.ts";
import { NumberChoice } from "./NumberChoice.tsx";
import type { SlotFieldsProps } from "./SlotPicker.tsx";
import { WordsField } from "./WordsField.tsx";
import type { ConditionSlot } from "../../../shared/rules/rule_words.ts";
import { withConditions } from "./slot_edits.ts";

type NumberSlot = Exclude<ConditionSlot, "price" | "words" | "notWords">;

const numbers = {
  commission: {
    field: "minCommissionPercent",
    label: "Comissão de pelo menos",
    unit: "%",
    usual: [5, 8, 10, 15],
    least: 1,
    most: 90,
  },
  rating: {
    field: "minRating",
    label: "Nota de pelo menos",
    unit: "de 5",
    usual: [4, 4.5, 4.8],
    least: 1,
    most: 5,
    isDecimal: true,
  },
  discount: {
    field: "minProvenDiscountPercent",
    label: "Desconto de pelo menos",
    unit: "%",
    usual: [10, 15, 20, 30],
    least: 1,
    most: 95,
  },
  notSent: {
    field: "notSentInDays",
    label: "Sem ir ao mesmo grupo nos últimos",
    unit: "dias",
    usual: [1, 3, 7, 15, 30],
    least: 1,
    most: 90,
  },
  family: {
    field: "familyPerDay",
    label: "Parecidos por dia, no máximo",
    unit: "por dia",
    usual: [1, 2, 3],
    least: 1,
    most: 20,
  },
} as const satisfies Record<NumberSlot, object>;

/** What each condition means, where its name is not enough. */
const notes: Partial<Record<ConditionSlot, string>> = {
  commission:
    "A de uma busca nas lojas, ou a do programa que você cadastrou. Sem ela, a regra não faz nada e diz isso.",
  rating: "A nota que a loja mostra. Sem nota conhecida, a regra não faz nada.",
  discount: "Contra o preço de antes que o nosso histórico prova, não contra o “de” da loja.",
  family: "O mesmo produto em outra cor, tamanho ou loja conta como parecido.",
};

/** The fields of a condition. */
export function ConditionFields(
  { slot, rule, onChange }: SlotFieldsProps & { slot: ConditionSlot },
) {
  const { conditions } = rule;
  const change = (changes: Partial<typeof conditions>) => onChange(withConditions(rule, changes));
  return (
    <>
      {slot === "price"
        ? <PriceFields rule={rule} onChange={onChange} />
        : slot === "words" || slot === "notWords"
        ? (
          <WordsField
            label={slot === "words" ? "Basta uma delas" : "Nenhuma delas"}
            words={conditions[slot]}
            onChange={(words) => change({ [slot]: words })}
          />
        )
        : (
          <NumberChoice
            {...numbers[slot]}
            value={conditions[numbers[slot].field]}
            onChange={(value) => change({ [numbers[slot].field]: value })}
          />
        )}
      {notes[slot] && <p className="small">{notes[slot]}</p>}
    </>
  );
}

function PriceFields({ rule, onChange }: SlotFieldsProps) {
  const { minPriceCents, maxPriceCents } = rule.conditions;
  return (
    <>
      <PriceField
        label="De (R$)"
        cents={minPriceCents}
        onChange={(cents) => onChange(withConditions(rule, { minPriceCents: cents }))}
      />
      <PriceField
        label="Até (R$)"
        cents={maxPriceCents}
        onChange={(cents) => onChange(withConditions(rule, { maxPriceCents: cents }))}
      />
      {minPriceCents !== null && maxPriceCents !== null && minPriceCents > maxPriceCents && (
        <p className="small" role="alert">O primeiro preço tem de ser o menor.</p>
      )}
    </>
  );
}

function PriceField(
  { label, cents, onChange }: {
    label: string;
    cents: number | null;
    onChange: (cents: number | null) => void;
  },
) {
  const [typed, setTyped] = useState(moneyInputText(cents));
  return (
    <MoneyField
      size="small"
      label={label}
      value={typed}
      error={parseMoney(typed) === undefined}
      helperText={parseMoney(typed) === undefined ? "Escreva um valor, como 199,90." : undefined}
      onTidy={setTyped}
      onChange={({ target }) => {
        setTyped(target.value);
        const cents = parseMoney(target.value);
        if (cents !== undefined) onChange(cents);
      }}
    />
  );
}
