import { useId } from "react";
import { contrast, READABLE } from "../../theme/contrast.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Store.module.css";
import type { StoreValues } from "./store_values.ts";

/** What the pickers start from while the site's colours are used. */
const SITE = { primaryColor: "#6200EE", cardColor: "#FFFFFF" } as const;

type Colors = Pick<StoreValues, keyof typeof SITE>;

/** The store's own colours; what they would make hard to read is adjusted, and said. */
export function ColorFields(
  props: { values: Colors; onChange: (change: Partial<Colors>) => void },
) {
  const { values, onChange } = props;
  const isOwn = values.primaryColor !== null || values.cardColor !== null;
  return (
    <Section title="Cores">
      <div className={styles.form}>
        <ColorField
          label="Destaque"
          color={values.primaryColor ?? SITE.primaryColor}
          onPick={(primaryColor) => onChange({ primaryColor })}
        />
        <ColorField
          label="Cartões"
          color={values.cardColor ?? SITE.cardColor}
          onPick={(cardColor) => onChange({ cardColor })}
        />
        <p className="small" role="status">{adjustment(values)}</p>
        {isOwn && (
          <div>
            <Button
              variant="outlined"
              onClick={() => onChange({ primaryColor: null, cardColor: null })}
            >
              Usar as cores do site
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

/** The browser's own colour picker. */
function ColorField(
  { label, color, onPick }: { label: string; color: string; onPick: (color: string) => void },
) {
  const id = useId();
  return (
    <div className={styles.color}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="color"
        value={color}
        onChange={({ target }) => onPick(target.value.toUpperCase())}
      />
      <span className="tnum" aria-hidden>{color.toUpperCase()}</span>
    </div>
  );
}

/** Says what the page changes of the colours, so that all text can be read. */
function adjustment({ primaryColor, cardColor }: Colors): string {
  const ratio = contrast(
    rgb(primaryColor ?? SITE.primaryColor),
    rgb(cardColor ?? SITE.cardColor),
  );
  return ratio < READABLE
    ? "O destaque é parecido demais com os cartões: nos textos ele sai num tom ajustado, que dá para ler. Nos botões fica como você escolheu."
    : "As letras escolhem sozinhas entre claro e escuro, para sempre dar para ler.";
}

/** Parses "#RRGGBB". */
const rgb = (color: string) =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255) as [number, number, number];
