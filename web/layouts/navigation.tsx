import {
  Handshake,
  ListOrdered,
  MessageSquareText,
  Settings,
  ShoppingBag,
  ShoppingCart,
  Users,
} from "lucide-react";
import type { ComponentType } from "react";
import { type Path, paths } from "../paths.ts";
import { PickaxeIcon, PlaneIcon } from "../ui/icons.tsx";

export type Place = {
  readonly path: Path;
  readonly label: string;
  readonly Icon: ComponentType<{ size?: number }>;
  /** Whether an address under its own is another place's. */
  readonly isAlone?: boolean;
};

/** The drawer, group by group. A place is listed once it can do something. */
export const drawer: readonly { group: string; places: readonly Place[] }[] = [
  {
    group: "Divulgar",
    places: [
      { path: paths.generator, label: "Gerador", Icon: PickaxeIcon },
      { path: paths.offers, label: "Ofertas", Icon: PlaneIcon },
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
    ],
  },
  {
    group: "Configurações",
    places: [
      { path: paths.botSettings, label: "Envio e ritmo", Icon: MessageSquareText },
    ],
  },
];

/** The phone's bottom row; the settings share one place and lead to each other by tabs. */
export const bottomRow: readonly (Place & { readonly under: string })[] = [
  { path: paths.generator, under: paths.generator, label: "Gerador", Icon: PickaxeIcon },
  { path: paths.offers, under: paths.offers, label: "Ofertas", Icon: PlaneIcon },
  { path: paths.queue, under: paths.queue, label: "Fila", Icon: ListOrdered, isAlone: true },
  { path: paths.groups, under: paths.groups, label: "Grupos", Icon: Users },
  { path: paths.botSettings, under: "/app/settings/", label: "Ajustes", Icon: Settings },
];
