import type { FormEvent } from "react";
import { colorNames } from "../../theme/colors.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { ColorRow } from "./ColorRow.tsx";
import styles from "./Colors.module.css";
import { Probes } from "./Probes.tsx";
import type { ColorEdits } from "./useColorEdits.ts";
import { useContrasts } from "./useContrasts.ts";

/** The form's id: its buttons stand in the title. */
export const COLORS_FORM = "cores";

/** The three colours, each with how much the text on it stands out. */
export function ColorsCard({ edits, onSave }: { edits: ColorEdits; onSave: () => void }) {
  const { probes, contrasts } = useContrasts(edits.shown);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]");
    if (refused) refused.focus();
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
      <Probes ref={probes} colors={edits.shown} />
    </Section>
  );
}
