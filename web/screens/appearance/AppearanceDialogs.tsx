import { type FormEvent, useId, useState } from "react";
import { colorNames, type Colors } from "../../theme/colors.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Dialog, DialogActions, DialogContent } from "../../ui/overlays/Dialog.tsx";
import { ThemeThumb } from "./PreviewCard.tsx";
import styles from "./Themes.module.css";
import { colorLabels } from "./color_words.ts";

/** Asks for a theme's name. */
export function NameDialog(props: {
  title: string;
  note?: string;
  name: string;
  isSaving: boolean;
  refusal: string | null;
  onSave: (name: string) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState(props.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSave(name.trim());
  };
  return (
    <Dialog title={props.title} width="small" onClose={props.onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent>
          {props.note && <p className={styles.note}>{props.note}</p>}
          <div className={styles.field}>
            <Field
              label="Nome do tema"
              value={name}
              maxLength={60}
              autoFocus
              autoComplete="off"
              error={props.refusal !== null}
              helperText={props.refusal ?? undefined}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={props.onClose}>Cancelar</Button>
          <BusyButton type="submit" variant="contained" isBusy={props.isSaving}>Salvar</BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Another admin saved other colours: shows both, the admin chooses one. */
export function ColorConflict(props: {
  mine: Colors;
  theirs: Colors;
  isSaving: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}) {
  const { mine, theirs } = props;
  return (
    <Dialog title="Outra pessoa mudou as cores" width="medium" onClose={props.onClose}>
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

/** The problems of a file that was not imported. */
export function ImportProblems(props: { problems: readonly string[]; onClose: () => void }) {
  return (
    <Dialog title="O arquivo não foi importado" width="medium" onClose={props.onClose}>
      <DialogContent>
        <p>Corrija o arquivo e importe de novo. Seus temas continuam como estavam.</p>
        <ul className={styles.problems}>
          {props.problems.map((problem) => <li key={problem}>{problem}</li>)}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={props.onClose}>Entendi</Button>
      </DialogActions>
    </Dialog>
  );
}
