/* The order and icons of the menu; its words are in `routing/screen_names.ts`. */
import {
  Calendar,
  ChartColumn,
  Compass,
  Package,
  PackageSearch,
  ShieldCheck,
  SlidersHorizontal,
  Store,
  TicketPercent,
  Users,
  Zap,
} from "lucide-react";
import type { ComponentType } from "react";
import { isForAdmins, paths } from "../paths.ts";
import { menuLabel, screenNames, type ScreenPath } from "../routing/screen_names.ts";
import { PickaxeIcon, PlaneIcon } from "../ui/display/icons.tsx";

type Icon = ComponentType<{ size?: number }>;

/** An entry of the navigation; its label comes from `routing/screen_names.ts`. */
export type NavItem = {
  readonly path: ScreenPath;
  readonly label: string;
  /** Its icon; of an entry that the menu shows without one, lucide's name, for the palette. */
  readonly Icon: Icon | string;
  /** Whether it is a mode of the screen above it, which only the command palette lists. */
  readonly isMode?: boolean;
};

type NavGroup = {
  readonly group: string;
  /** The icon of a group that is folded until somebody opens it. */
  readonly FoldIcon?: Icon;
  readonly items: readonly NavItem[];
};

/** Builds the item of a screen. */
export const navItem = <Of extends NavItem["Icon"]>(
  path: ScreenPath,
  Icon: Of,
  isMode = false,
) => ({
  path,
  label: menuLabel(path),
  Icon,
  isMode,
});

/** At most nine items are outside folded groups: with the plan, all fits 800 px of height. */
const drawer: readonly NavGroup[] = [
  {
    group: "Divulgar",
    items: [
      navItem(paths.generator, PickaxeIcon),
      navItem(paths.amazonGenerator, PackageSearch, true),
      navItem(paths.discover, Compass),
      navItem(paths.offers, PlaneIcon),
      navItem(paths.products, Package),
      navItem(paths.coupons, TicketPercent),
    ],
  },
  {
    group: "Automatizar",
    items: [
      navItem(paths.automation, Zap),
      navItem(paths.queue, "list-ordered", true),
      navItem(paths.calendar, Calendar),
      navItem(paths.groups, Users),
    ],
  },
  {
    group: "Medir",
    items: [navItem(paths.insights, ChartColumn)],
  },
  {
    group: "Loja, links e IA",
    FoldIcon: Store,
    items: [
      navItem(paths.store, "store"),
      navItem(paths.links, "link"),
      navItem(paths.assistant, "sparkles"),
    ],
  },
  {
    group: "Ajustes",
    FoldIcon: SlidersHorizontal,
    items: [
      navItem(paths.botSettings, "message-square-text"),
      navItem(paths.whatsApp, "smartphone"),
      navItem(paths.templates, "layout-template"),
      navItem(paths.campaignTexts, "text-quote"),
      navItem(paths.cards, "palette"),
      navItem(paths.amazonSettings, "shopping-cart"),
      navItem(paths.shopeeSettings, "shopping-bag"),
      navItem(paths.mercadoLivreSettings, "handshake"),
      navItem(paths.otherShopsSettings, "store"),
      navItem(paths.api, "key-round"),
    ],
  },
  {
    group: "Administração",
    FoldIcon: ShieldCheck,
    items: [
      navItem(paths.users, "user-cog"),
      navItem(paths.subscribers, "receipt"),
      navItem(paths.adminPlans, "gauge"),
      navItem(paths.payouts, "hand-coins"),
      navItem(paths.whatsAppConfig, "messages-square"),
      navItem(paths.appearance, "paintbrush"),
      navItem(paths.inbox, "inbox"),
      navItem(paths.maintenance, "construction"),
      navItem(paths.systemHealth, "activity"),
      navItem(paths.adminEmails, "mail"),
      navItem(paths.retention, "archive"),
      navItem(paths.serverStatus, "server"),
    ],
  },
];

/** Returns the drawer's groups that this person sees. */
export const navGroups = (isAdmin: boolean) =>
  drawer.filter(({ items: [first] }) => isAdmin || !isForAdmins(first!.path));

const items = drawer.flatMap(({ items }) => items).filter(({ isMode }) => !isMode);

/** Returns the path of the item that `pathname` belongs to: the longest that it is at or below. */
export const currentPath = (pathname: string): ScreenPath | undefined =>
  items.map(({ path }) => path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.length - one.length)[0];

const shortItem = (path: ScreenPath): NavItem => ({
  ...items.find((item) => item.path === path)!,
  label: screenNames[path].short ?? menuLabel(path),
});

/** The phone's bottom row, before "Mais", which opens the whole drawer. */
export const bottomRow: readonly NavItem[] = [
  shortItem(paths.generator),
  shortItem(paths.discover),
  shortItem(paths.offers),
  shortItem(paths.automation),
];
