import { type ReactNode, useId } from "react";
import { Button } from "../buttons/Button.tsx";
import { Dialog, DialogActions, DialogContent, DialogTitle } from "./Dialog.tsx";

/** Asks before something that one should know one does; staying is the filled button. */
export function ConfirmDialog(props: {
  title: string;
  children: ReactNode;
  stay: string;
  goOn: string;
  onStay: () => void;
  onGoOn: () => void;
}) {
  const titleId = useId();
  return (
    <Dialog open onClose={props.onStay} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <DialogContent>
        <p>{props.children}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={props.onGoOn}>{props.goOn}</Button>
        <Button variant="contained" onClick={props.onStay}>{props.stay}</Button>
      </DialogActions>
    </Dialog>
  );
}
