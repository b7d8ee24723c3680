import { Menu, MenuItem } from "./Menu.tsx";
import type { Action } from "./MenuButton.tsx";

/** The open menu; choosing closes it first, so that the focus is back where it came from. */
export const ActionMenu = (props: {
  label: string;
  anchor: HTMLElement;
  actions: readonly Action[];
  onClose: () => void;
}) => (
  <Menu
    open
    anchorEl={props.anchor}
    onClose={props.onClose}
    slotProps={{ root: { role: "region", "aria-label": props.label } }}
  >
    {props.actions.map(({ label, Icon, ...action }) => (
      <MenuItem
        key={label}
        {...("href" in action && {
          component: "a",
          href: action.href,
          target: "_blank",
          rel: "noopener noreferrer",
        })}
        onClick={() => {
          props.onClose();
          if ("act" in action) action.act();
        }}
      >
        <Icon size={18} />
        {label}
      </MenuItem>
    ))}
  </Menu>
);
