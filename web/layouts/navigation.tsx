import {
  CircleUserRound,
  Handshake,
  LayoutTemplate,
  ListOrdered,
  MessageSquareText,
  MessagesSquare,
  Package,
  PackageSearch,
  Palette,
  ShieldCheck,
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

export type NavGroup = {
  readonly group: string;
  readonly isForAdmins?: boolean;
  readonly items: readonly NavItem[];
};

const item = (path: ScreenPath, Icon: Icon, isExact = false): NavItem => ({
  path,
  label: menuLabel(path),
  Icon,
  isExact,
});

const drawer: readonly NavGroup[] = [
  {
    group: "Divulgar",
    items: [
      item(paths.generator, PickaxeIcon, true),
      item(paths.amazonGenerator, PackageSearch),
      item(paths.offers, PlaneIcon),
      item(paths.templates, LayoutTemplate),
      item(paths.products, Package),
      item(paths.coupons, TicketPercent),
    ],
  },
  {
    group: "Automação",
    items: [
      item(paths.queue, ListOrdered, true),
      item(paths.groups, Users),
    ],
  },
  {
    group: "Suas lojas",
    items: [
      item(paths.amazonSettings, ShoppingCart),
      item(paths.shopeeSettings, ShoppingBag),
      item(paths.mercadoLivreSettings, Handshake),
      item(paths.otherShopsSettings, Store),
    ],
  },
  {
    group: "Configurações",
    items: [
      item(paths.botSettings, MessageSquareText),
      item(paths.whatsApp, Smartphone),
      item(paths.cards, Palette),
    ],
  },
  {
    group: "Administração",
    isForAdmins: true,
    items: [
      item(paths.users, UserCog),
      item(paths.whatsAppConfig, MessagesSquare),
      item(paths.appearance, BrushIcon),
    ],
  },
];

/** The screens about the person: in the account's menu and in the command palette. */
export const accountItems: readonly NavItem[] = [
  item(paths.profile, CircleUserRound),
  item(paths.account, ShieldCheck),
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
