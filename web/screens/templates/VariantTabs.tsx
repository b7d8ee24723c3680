import { Plus } from "lucide-react";
import { Button } from "../../ui/buttons/Button.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import { PlainSelect } from "./PlainSelect.tsx";
import styles from "./Templates.module.css";
import type { TemplateValues } from "./template_values.ts";

const letters = ["A", "B", "C"];
const weights = [1, 2, 3, 4, 9];

/** The variants of a template, up to three, and the weight of each. */
export function VariantTabs(props: {
  variants: TemplateValues["variants"];
  /** The number of messages sent, by slot. */
  sent: ReadonlyMap<number, number>;
  shown: number;
  onShow: (at: number) => void;
  onChange: (variants: TemplateValues["variants"]) => void;
}) {
  const { variants, shown, onShow, onChange } = props;
  const sum = variants.reduce((sum, { weight }) => sum + weight, 0);
  const isMany = variants.length > 1;
  const { slot, weight } = variants[shown]!;
  const letter = letters[slot];
  const free = [0, 1, 2].find((slot) => variants.every((one) => one.slot !== slot));
  const sent = props.sent.get(slot) ?? 0;
  const known = weights.includes(weight) ? weights : [...weights, weight];
  return (
    <div className={styles.variants}>
      <div role="group" aria-label="Textos do modelo" className={styles.tabs}>
        {variants.map((variant, at) => (
          <Button
            key={variant.slot}
            size="small"
            variant={at === shown ? "outlined" : "text"}
            aria-pressed={at === shown}
            onClick={() => onShow(at)}
          >
            {`Texto ${letters[variant.slot]}`}
            {isMany && ` · ${Math.round(variant.weight / sum * 100)}%`}
          </Button>
        ))}
        {free !== undefined && (
          <Button
            size="small"
            startIcon={<Plus size={16} />}
            onClick={() => {
              onChange([...variants, { ...variants[shown]!, slot: free, weight: 1 }]);
              onShow(variants.length);
            }}
          >
            Outro texto
          </Button>
        )}
      </div>
      {isMany && (
        <div className={styles.weight}>
          <PlainSelect
            label={`Peso do texto ${letter}`}
            value={String(weight)}
            onChange={(value) =>
              onChange(
                variants.map((one, at) => at === shown ? { ...one, weight: Number(value) } : one),
              )}
          >
            {known.map((one) => <option key={one} value={one}>{one}</option>)}
          </PlainSelect>
          <Button
            size="small"
            onClick={() => {
              onChange(variants.filter((_, at) => at !== shown));
              onShow(0);
            }}
          >
            {`Tirar o texto ${letter}`}
          </Button>
        </div>
      )}
      {isMany && (
        <p className="small">
          Cada mensagem sai com um dos textos, na proporção dos pesos. Com o texto {letter}:{" "}
          {countLabel(sent, "mensagem enviada", "mensagens enviadas")}.
        </p>
      )}
    </div>
  );
}
