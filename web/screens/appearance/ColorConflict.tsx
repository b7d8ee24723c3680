import { useId } from "react";
import { colorNames, type Colors } from "../../theme/colors.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Dialog, DialogActions, DialogContent, DialogTitle } from "../../ui/overlays/Dialog.tsx";
import { ThemeThumb } from "./ThemeThumb.tsx";
import styles from "./Themes.module.css";
import { colorLabels } from "./words.ts";

/** Another admin saved other colours: both stand side by side, and one of them is chosen. */
export function ColorConflict(props: {
  mine: Colors;
  theirs: Colors;
  isSaving: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}) {
  const { mine, theirs } = props;
  const titleId = useId();
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Outra pessoa mudou as cores</DialogTitle>
      <DialogContent>
        <p>
          Nada se perdeu. Se ficar com o seu, o novo ainda volta com Desfazer; o que você não tocou
          segue como ela deixou.
        </p>
        <div className={styles.sides}>
          <Version title="O seu" colors={mine} other={theirs} />
          <Version title="O novo" colors={theirs} other={mine} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={props.onTheirs}>Usar o novo</Button>
        <BusyButton variant="contained" isBusy={props.isSaving} onClick={props.onMine}>
          Ficar com o meu
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

function Version(props: { title: string; colors: Colors; other: Colors }) {
  const { colors, other } = props;
  const id = useId();
  return (
    <section className={styles.version} aria-labelledby={id}>
      <ThemeThumb colors={colors} />
      <h3 id={id}>{props.title}</h3>
      <dl>
        {colorNames.map((name) => (
          <div key={name} data-differs={colors[name] !== other[name]}>
            <dt>{colorLabels[name]}</dt>
            <dd className="tnum">{colors[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
