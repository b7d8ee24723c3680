import type { ComponentType, ReactNode } from "react";
import { flushSync } from "react-dom";
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  RouterProvider,
} from "react-aria-components";
import styles from "./Menu.module.css";
import type { Action } from "./MenuButton.tsx";
import { Popover } from "./Popover.tsx";

type MenuProps = {
  label: string;
  /** The button that opened it. */
  anchor: HTMLElement;
  align?: "start" | "end";
  /** Follows a link to a screen; by default the browser does. */
  navigate?: (path: string) => void;
  /** Content above the entries. */
  header?: ReactNode;
  onClose: () => void;
  /** `MenuItem`s and `MenuChoices`. */
  children: ReactNode;
};

/** An open menu at the button that opened it; choosing an entry closes it. */
export function Menu({ navigate, header, children, ...popover }: MenuProps) {
  const menu = (
    <AriaMenu
      aria-label={popover.label}
      autoFocus="first"
      onClose={popover.onClose}
      className={styles.menu ?? ""}
    >
      {children}
    </AriaMenu>
  );
  return (
    <Popover {...popover}>
      {header}
      {navigate ? <RouterProvider navigate={navigate}>{menu}</RouterProvider> : menu}
    </Popover>
  );
}

/** An entry of a menu; with `href`, a link. With `value`, one of the choices of its section. */
export const MenuItem = (props: {
  label: string;
  Icon: ComponentType<{ size?: number }>;
  value?: string;
  href?: string;
  isExternal?: boolean;
  className?: string | undefined;
  onAction?: () => void;
  children?: ReactNode;
}) => (
  <AriaMenuItem
    textValue={props.label}
    {...(props.value && { id: props.value })}
    {...(props.href && { href: props.href })}
    {...(props.isExternal && { target: "_blank", rel: "noopener noreferrer" })}
    {...(props.onAction && { onAction: props.onAction })}
    className={`${styles.item} ${props.className ?? ""}`}
  >
    <props.Icon size={18} />
    {props.label}
    {props.children}
  </AriaMenuItem>
);

/** A section of choices with one selected; choosing keeps the menu open, to compare them. */
export const MenuChoices = <Value extends string>(props: {
  title: string;
  chosen: Value;
  onChoose: (value: Value) => void;
  children: ReactNode;
}) => (
  <AriaMenuSection
    selectionMode="single"
    disallowEmptySelection
    shouldCloseOnSelect={false}
    selectedKeys={[props.chosen]}
    onSelectionChange={(keys) => {
      for (const key of keys) props.onChoose(key as Value);
    }}
  >
    <Header className={styles.title ?? ""}>{props.title}</Header>
    {props.children}
  </AriaMenuSection>
);

/** The menu of a `MenuButton`. */
export function ActionMenu(props: {
  label: string;
  anchor: HTMLElement;
  actions: readonly Action[];
  onClose: () => void;
}) {
  const { actions, ...menu } = props;
  return (
    <Menu {...menu}>
      {actions.map((action) => (
        <MenuItem
          key={action.label}
          label={action.label}
          Icon={action.Icon}
          {...("href" in action ? { href: action.href, isExternal: true } : {
            onAction() {
              flushSync(props.onClose); // a dialog that `act` opens returns the focus to the button
              props.anchor.focus();
              action.act();
            },
          })}
        />
      ))}
    </Menu>
  );
}
