import { Dialog as MuiDialog, type DialogProps } from "@mui/material";
import { Mui } from "../../theme/Mui.tsx";

export { DialogActions, DialogContent, DialogTitle } from "@mui/material";

/** Over everything else, until it is answered; loaded with whatever opens it, not before. */
export const Dialog = (props: DialogProps) => (
  <Mui>
    <MuiDialog {...props} />
  </Mui>
);
