import { Check, TriangleAlert } from "lucide-react";
import { Suspense, useId, useRef, useState } from "react";
import { lazyOnIdle } from "../../browser/lazy.ts";
import type { ColorName } from "../../theme/colors.ts";
import { ratioText, READABLE } from "../../theme/contrast.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import styles from "./Colors.module.css";
import { colorLabels, hexColor } from "./color_words.ts";

const ColorPicker = lazyOnIdle(async () =>
  (await import("../../ui/forms/ColorPicker.tsx")).ColorPicker
);

/** One colour, picked or typed as #RRGGBB. */
export function ColorRow(props: {
  name: ColorName;
  color: string;
  contrast: number | undefined;
  onPick: (color: string) => void;
}) {
  const { color, onPick } = props;
  const id = useId();
  const label = colorLabels[props.name];
  const field = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null); // while it differs from the colour
  const [isRefused, setIsRefused] = useState(false);
  const type = (text: string) => {
    setIsRefused(false);
    setTyped(text);
    const hex = hexColor(text);
    if (hex && text.trim().length > 4) onPick(hex); // three digits may become six
  };
  const leave = () => {
    if (typed === null) return;
    const hex = hexColor(typed);
    setIsRefused(hex === null);
    if (!hex) return;
    setTyped(null);
    if (hex !== color) onPick(hex);
  };
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>{label}</label>
      <span ref={field} className={`${styles.field} on-page`}>
        <button
          type="button"
          className={styles.swatch}
          aria-label={`Escolher a cor: ${label}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <i style={{ backgroundColor: color }} />
        </button>
        <input
          id={id}
          className="tnum"
          value={typed ?? color}
          maxLength={9}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-help` : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && leave()}
          onBlur={leave}
        />
      </span>
      <span className={styles.contrast}>
        {props.contrast !== undefined && <ContrastChip ratio={props.contrast} />}
      </span>
      {isRefused && (
        <p id={`${id}-help`} className={styles.refusal}>
          Escreva # e seis algarismos ou letras de A a F, como #6200EE.
        </p>
      )}
      {isOpen && (
        <Suspense>
          <ColorPicker
            label={label}
            color={color}
            anchor={field.current}
            onPick={(color) => {
              setTyped(null);
              setIsRefused(false);
              onPick(color);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The contrast of the text on a colour. */
const ContrastChip = ({ ratio }: { ratio: number }) => (
  <Chip
    tone={ratio >= READABLE ? "proven" : "doubt"}
    icon={ratio >= READABLE ? <Check aria-hidden /> : <TriangleAlert aria-hidden />}
  >
    <span className="sr-only">Contraste do texto:</span>
    {ratioText(ratio)}
  </Chip>
);
