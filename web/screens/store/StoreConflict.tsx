import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../ui/overlays/Dialog.tsx";
import { isUnchanged, type StoreValues } from "./store_values.ts";

/** The words of each value of the form, for a person. */
const labels: Readonly<Record<keyof StoreValues, string>> = {
  title: "Nome da loja",
  about: "Em uma linha",
  slug: "Endereço",
  primaryColor: "Cor de destaque",
  cardColor: "Cor dos cartões",
  sections: "Seções",
  invites: "Convites de grupo",
  links: "Links",
  marketplaces: "Quais lojas",
  isOnlySent: "Rascunhos",
};

/** The store was changed here and in another tab: names what differs, the person chooses one. */
export function StoreConflict(props: {
  mine: StoreValues;
  theirs: StoreValues;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}) {
  const names = Object.keys(labels) as (keyof StoreValues)[];
  const differing = names.filter((name) =>
    !isUnchanged({ ...props.theirs, [name]: props.mine[name] }, props.theirs)
  );
  return (
    <Dialog title="Sua loja mudou em outra aba" width="medium" onClose={props.onClose}>
      <DialogContent>
        <p>Nada se perdeu. Isto está diferente; escolha qual fica.</p>
        <ul>
          {differing.map((name) => (
            <li key={name}>
              <b>{labels[name]}</b>
              {typeof props.mine[name] === "string" && typeof props.theirs[name] === "string" &&
                `: aqui “${props.mine[name]}”, na outra aba “${props.theirs[name]}”`}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={props.onTheirs}>Usar o da outra aba</Button>
        <Button variant="contained" onClick={props.onMine}>Salvar o meu</Button>
      </DialogActions>
    </Dialog>
  );
}
