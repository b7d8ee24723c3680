import { Plus } from "lucide-react";
import { Button } from "../../ui/buttons/Button.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import { PlainSelect } from "../../ui/forms/SelectField.tsx";
import styles from "./Wording.module.css";

/** The wordings of a template or text, as a form has them. */
export type Variants = readonly {
  readonly slot: number;
  readonly body: string;
  readonly weight: number;
}[];

const letters = ["A", "B", "C"];
const weights = [1, 2, 3, 4, 9];

/** The variants, up to three, and the weight of each. */
export function VariantTabs(props: {
  /** "Versões do modelo" */
  label: string;
  variants: Variants;
  /** The number of messages sent, by slot; null: it is not counted so. */
  sent: ReadonlyMap<number, number> | null;
  shown: number;
  onShow: (index: number) => void;
  onChange: (variants: Variants) => void;
}) {
  const { variants, shown, onShow, onChange } = props;
  const totalWeight = variants.reduce((sum, { weight }) => sum + weight, 0);
  const isMany = variants.length > 1;
  const { slot, weight } = variants[shown]!;
  const letter = letters[slot];
  const freeSlot = [0, 1, 2].find((slot) => variants.every((variant) => variant.slot !== slot));
  const sent = props.sent && (props.sent.get(slot) ?? 0);
  const choices = weights.includes(weight) ? weights : [...weights, weight];
  return (
    <div className={styles.variants}>
      <div role="group" aria-label={props.label} className={styles.tabs}>
        {variants.map((variant, index) => (
          <Button
            key={variant.slot}
            size="small"
            variant={index === shown ? "outlined" : "text"}
            aria-pressed={index === shown}
            onClick={() => onShow(index)}
          >
            {`Versão ${letters[variant.slot]}`}
            {isMany && ` · ${Math.round(variant.weight / totalWeight * 100)}%`}
          </Button>
        ))}
        {freeSlot !== undefined && (
          <Button
            size="small"
            startIcon={<Plus size={16} />}
            onClick={() => {
              onChange([...variants, { ...variants[shown]!, slot: freeSlot, weight: 1 }]);
              onShow(variants.length);
            }}
          >
            Outra versão
          </Button>
        )}
      </div>
      {isMany && (
        <div className={styles.weight}>
          <PlainSelect
            label={`Peso da versão ${letter}`}
            value={String(weight)}
            onChange={(value) =>
              onChange(
                variants.map((variant, index) =>
                  index === shown ? { ...variant, weight: Number(value) } : variant
                ),
              )}
          >
            {choices.map((choice) => <option key={choice} value={choice}>{choice}</option>)}
          </PlainSelect>
          <Button
            size="small"
            onClick={() => {
              onChange(variants.filter((_, index) => index !== shown));
              onShow(0);
            }}
          >
            {`Tirar a versão ${letter}`}
          </Button>
        </div>
      )}
      {isMany && (
        <p className="small">
          Cada mensagem sai com uma das versões, na proporção dos pesos.
          {sent !== null &&
            ` Com a versão ${letter}: ${
              countLabel(sent, "mensagem enviada", "mensagens enviadas")
            }.`}
        </p>
      )}
    </div>
  );
}
