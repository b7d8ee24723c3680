import { Menu as MuiMenu, type MenuProps } from "@mui/material";
import { Mui } from "../../theme/Mui.tsx";

export { MenuItem } from "@mui/material";

/** What one can do with something, at the button that opened it. */
export const Menu = (props: MenuProps) => (
  <Mui>
    <MuiMenu {...props} />
  </Mui>
);
