import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../ui/overlays/Dialog.tsx";
import styles from "./Wording.module.css";

type Wording = {
  readonly name: string;
  readonly variants: readonly { readonly body: string }[];
};

/** What was changed here and in another tab: shows both, the person chooses one. */
export function WordingConflict(props: {
  /** "Este modelo mudou em outra aba" */
  title: string;
  mine: Wording;
  theirs: Wording;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={props.title} width="medium" onClose={props.onClose}>
      <DialogContent>
        <p>Nada se perdeu. Veja os dois e escolha qual fica.</p>
        {([["O seu", props.mine], ["O da outra aba", props.theirs]] as const).map(
          ([label, values]) => (
            <section key={label} aria-label={label}>
              <h3 className={styles.who}>{label}: {values.name}</h3>
              {values.variants.map(({ body }, index) => (
                <pre key={index} className={`${styles.source} on-page`}>{body}</pre>
              ))}
            </section>
          ),
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={props.onTheirs}>Usar o da outra aba</Button>
        <Button variant="contained" onClick={props.onMine}>Salvar o meu</Button>
      </DialogActions>
    </Dialog>
  );
}
