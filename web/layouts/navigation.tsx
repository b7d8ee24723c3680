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
import { type Path, paths } from "../paths.ts";
import { BrushIcon, PickaxeIcon, PlaneIcon } from "../ui/display/icons.tsx";

export type Place = {
  readonly path: Path;
  readonly label: string;
  readonly Icon: ComponentType<{ size?: number }>;
  /** Whether an address under its own is another place's. */
  readonly isAlone?: boolean;
};

type Places = {
  readonly group: string;
  /** Others do not see it. */
  readonly forAdmins?: boolean;
  readonly places: readonly Place[];
};

/** The drawer, group by group. A place is listed once it can do something. */
const drawer: readonly Places[] = [
  {
    group: "Divulgar",
    places: [
      { path: paths.generator, label: "Gerador", Icon: PickaxeIcon, isAlone: true },
      { path: paths.amazonGenerator, label: "Gerador Amazon", Icon: PackageSearch },
      { path: paths.offers, label: "Ofertas", Icon: PlaneIcon },
      { path: paths.templates, label: "Modelos", Icon: LayoutTemplate },
      { path: paths.products, label: "Produtos", Icon: Package },
      { path: paths.coupons, label: "Cupons", Icon: TicketPercent },
    ],
  },
  {
    group: "Automação",
    places: [
      { path: paths.queue, label: "Fila de envios", Icon: ListOrdered, isAlone: true },
      { path: paths.groups, label: "Grupos", Icon: Users },
    ],
  },
  {
    group: "Suas lojas",
    places: [
      { path: paths.amazonSettings, label: "Amazon", Icon: ShoppingCart },
      { path: paths.shopeeSettings, label: "Shopee", Icon: ShoppingBag },
      { path: paths.mercadoLivreSettings, label: "Mercado Livre", Icon: Handshake },
      { path: paths.otherShopsSettings, label: "Outras lojas", Icon: Store },
    ],
  },
  {
    group: "Configurações",
    places: [
      { path: paths.botSettings, label: "Envio e ritmo", Icon: MessageSquareText },
      { path: paths.whatsApp, label: "WhatsApp", Icon: Smartphone },
      { path: paths.cards, label: "Arte", Icon: Palette },
    ],
  },
  {
    group: "Administração",
    forAdmins: true,
    places: [
      { path: paths.users, label: "Pessoas", Icon: UserCog },
      { path: paths.whatsAppConfig, label: "WhatsApp do site", Icon: MessagesSquare },
      { path: paths.appearance, label: "Aparência", Icon: BrushIcon },
    ],
  },
];

/** What this person finds in the drawer. */
export const drawerOf = (isAdmin: boolean) =>
  drawer.filter(({ forAdmins }) => isAdmin || !forAdmins);

/** The phone's bottom row, before "Mais", which opens the whole drawer. */
export const bottomRow: readonly Place[] = [
  { path: paths.generator, label: "Gerador", Icon: PickaxeIcon },
  { path: paths.offers, label: "Ofertas", Icon: PlaneIcon },
  { path: paths.queue, label: "Fila", Icon: ListOrdered, isAlone: true },
  { path: paths.groups, label: "Grupos", Icon: Users },
];

/** Whether `pathname` is the place's own, or one of those under it. */
export const isAt = ({ path, isAlone }: Place, pathname: string) =>
  pathname === path || (!isAlone && pathname.startsWith(`${path}/`));
