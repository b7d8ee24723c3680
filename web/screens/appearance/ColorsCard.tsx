import { type FormEvent, type Ref, useLayoutEffect, useRef, useState } from "react";
import { type ColorName, colorNames, type Colors, colorStyle } from "../../theme/colors.ts";
import { contrast, rgbOf } from "../../theme/contrast.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { ColorRow } from "./ColorRow.tsx";
import styles from "./Colors.module.css";
import type { ColorEdits } from "./useColorEdits.ts";

/** The form's id: its buttons are in the screen's title. */
export const COLORS_FORM = "cores";

/** The three colours, each with the contrast of the text on it. */
export function ColorsCard({ edits, onSave }: { edits: ColorEdits; onSave: () => void }) {
  const { probes, contrasts } = useContrasts(edits.shown);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invalid = event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]");
    if (invalid) invalid.focus();
    else if (edits.isDirty) onSave();
  };
  return (
    <Section title="Cores">
      <form id={COLORS_FORM} className={styles.rows} onSubmit={submit} noValidate>
        {colorNames.map((name) => (
          <ColorRow
            key={name}
            name={name}
            color={edits.shown[name]}
            contrast={contrasts?.[name]}
            onPick={(color) => edits.pick({ [name]: color })}
          />
        ))}
      </form>
      <p className="small">
        O texto sobre cada cor se ajusta sozinho. O contraste é o menor entre o modo claro e o
        escuro.
      </p>
      <ContrastProbes ref={probes} colors={edits.shown} />
    </Section>
  );
}

/** The class of the surface that has each colour. */
const surfaceClasses: Readonly<Record<ColorName, string>> = {
  sidebarColor: "on-side",
  primaryColor: "on-card",
  cardColor: "on-card",
};

/** Hidden text on each colour in both modes, measured by `useContrasts`. */
const ContrastProbes = (props: { ref: Ref<HTMLDivElement>; colors: Colors }) => (
  <div ref={props.ref} hidden>
    {(["light", "dark"] as const).map((mode) => (
      <div key={mode} className="own-colors" data-theme={mode} style={colorStyle(props.colors)}>
        {Object.entries(surfaceClasses).map(([name, surface]) => (
          <i key={name} data-color={name} className={`${styles.probe} ${surface}`} />
        ))}
      </div>
    ))}
  </div>
);

/** Measures the lower contrast of both modes for each colour, as the browser paints the probes. */
function useContrasts(colors: Colors) {
  const probes = useRef<HTMLDivElement>(null);
  const [contrasts, setContrasts] = useState<Readonly<Record<ColorName, number>>>();
  const key = colorNames.map((name) => colors[name]).join();
  useLayoutEffect(() => {
    const entries = colorNames.map((name) => {
      const measured = [...probes.current!.querySelectorAll(`[data-color="${name}"]`)].map(ratio);
      return [name, Math.min(...measured)];
    });
    setContrasts(Object.fromEntries(entries));
  }, [key]);
  return { probes, contrasts };
}

function ratio(probe: Element): number {
  const { color, backgroundColor } = getComputedStyle(probe);
  return contrast(rgbOf(color), rgbOf(backgroundColor));
}
