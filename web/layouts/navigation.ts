import {
  Handshake,
  LayoutTemplate,
  ListOrdered,
  MessageSquareText,
  MessagesSquare,
  Package,
  PackageSearch,
  Palette,
  ShoppingBag,
  ShoppingCart,
  Smartphone,
  Store,
  TicketPercent,
  UserCog,
  Users,
} from "lucide-react";
import type { ComponentType } from "react";
import { paths } from "../paths.ts";
import { menuLabel, screenNames, type ScreenPath } from "../routing/screen_names.ts";
import { BrushIcon, PickaxeIcon, PlaneIcon } from "../ui/display/icons.tsx";

type Icon = ComponentType<{ size?: number }>;

/** An entry of the navigation; its label comes from `routing/screen_names.ts`. */
export type NavItem = {
  readonly path: ScreenPath;
  readonly label: string;
  readonly Icon: Icon;
  /** Whether paths below its own belong to other items. */
  readonly isExact?: boolean;
};

type NavGroup = {
  readonly group: string;
  readonly isForAdmins?: boolean;
  readonly items: readonly NavItem[];
};

/** Builds the item of a screen. */
export const navItem = (path: ScreenPath, Icon: Icon, isExact = false): NavItem => ({
  path,
  label: menuLabel(path),
  Icon,
  isExact,
});

const drawer: readonly NavGroup[] = [
  {
    group: "Divulgar",
    items: [
      navItem(paths.generator, PickaxeIcon, true),
      navItem(paths.amazonGenerator, PackageSearch),
      navItem(paths.offers, PlaneIcon),
      navItem(paths.templates, LayoutTemplate),
      navItem(paths.products, Package),
      navItem(paths.coupons, TicketPercent),
    ],
  },
  {
    group: "Automação",
    items: [
      navItem(paths.queue, ListOrdered, true),
      navItem(paths.groups, Users),
    ],
  },
  {
    group: "Suas lojas",
    items: [
      navItem(paths.amazonSettings, ShoppingCart),
      navItem(paths.shopeeSettings, ShoppingBag),
      navItem(paths.mercadoLivreSettings, Handshake),
      navItem(paths.otherShopsSettings, Store),
    ],
  },
  {
    group: "Configurações",
    items: [
      navItem(paths.botSettings, MessageSquareText),
      navItem(paths.whatsApp, Smartphone),
      navItem(paths.cards, Palette),
    ],
  },
  {
    group: "Administração",
    isForAdmins: true,
    items: [
      navItem(paths.users, UserCog),
      navItem(paths.whatsAppConfig, MessagesSquare),
      navItem(paths.appearance, BrushIcon),
    ],
  },
];

/** Returns the drawer's groups that this person sees. */
export const navGroups = (isAdmin: boolean) =>
  drawer.filter(({ isForAdmins }) => isAdmin || !isForAdmins);

const items = drawer.flatMap(({ items }) => items);

const shortItem = (path: ScreenPath, isExact = false): NavItem => ({
  ...items.find((item) => item.path === path)!,
  label: screenNames[path].short ?? menuLabel(path),
  isExact,
});

/** The phone's bottom row, before "Mais", which opens the whole drawer. */
export const bottomRow: readonly NavItem[] = [
  shortItem(paths.generator),
  shortItem(paths.offers),
  shortItem(paths.queue, true),
  shortItem(paths.groups),
];

/** Whether `pathname` is the item's path, or one below it. */
export const isAt = ({ path, isExact }: NavItem, pathname: string) =>
  pathname === path || (!isExact && pathname.startsWith(`${path}/`));
