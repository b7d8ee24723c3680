import type { GroupId, OfferId, PhotoId, StoreId, StoreSectionId, UserId } from "../ids.ts";
import { GROUP_CAPACITY } from "../links/short_link.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";

/** A person's public page with their offers, links and groups. */
export type Store = {
  readonly id: StoreId;
  readonly userId: UserId;
  readonly version: number;
  /** The end of its address, /store/…; lower case. */
  readonly slug: string;
  readonly title: string;
  /** A line about it; empty: none. */
  readonly about: string;
  /** "#RRGGBB"; null: the site's. */
  readonly primaryColor: string | null;
  readonly cardColor: string | null;
  /** Null: no banner. A new banner has a new id. */
  readonly bannerId: PhotoId | null;
  /** Whether it leaves out drafts. */
  readonly isOnlySent: boolean;
  /** Whose offers it shows; none: those of all. */
  readonly marketplaces: readonly Marketplace[];
  readonly links: readonly StoreLink[];
  readonly invites: readonly StoreInvite[];
  readonly publishedAt: Date | null;
  readonly disabledAt: Date | null;
  /** Why, in the words of the admin who disabled it. */
  readonly disabledReason: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** A link of the person's own: another profile, another site. */
export type StoreLink = { readonly title: string; readonly url: string };

/** An invitation to a group or channel. */
export type StoreInvite = {
  readonly title: string;
  /** One of the person's groups, which says how many members it has; null: an address alone. */
  readonly groupId: GroupId | null;
  /** Null: the group's own invitation, as it was last read. */
  readonly url: string | null;
  /** The members at which it is full; null: the messenger's own. */
  readonly capacity: number | null;
  /** Whether the person says that it is full. */
  readonly isFull: boolean;
};

/** A shelf of the store. */
export type StoreSection = {
  readonly id: StoreSectionId;
  readonly title: string;
};

/** How the person places one of their offers; an offer without a placement is as any other. */
export type StorePlacement = {
  readonly offerId: OfferId;
  readonly sectionId: StoreSectionId | null;
  /** Its place among the pinned ones; null: it is not pinned. */
  readonly pinPosition: number | null;
  readonly isHidden: boolean;
  /** Since when the person says that it is sold out. */
  readonly soldOutAt: Date | null;
};

/** What a guest gets at the address of a store. */
export type StoreStatus = "PUBLISHED" | "UNPUBLISHED" | "DISABLED";

export function storeStatus(
  { publishedAt, disabledAt }: Pick<Store, "publishedAt" | "disabledAt">,
): StoreStatus {
  if (disabledAt) return "DISABLED";
  return publishedAt ? "PUBLISHED" : "UNPUBLISHED";
}

export const storePath = (slug: string) => `/store/${slug}`;

/** Where a store's pictures are served; a new picture has a new address. */
export const storePicturePath = (slug: string, id: PhotoId) => `${storePath(slug)}/${id}.jpg`;

type Counted = {
  readonly channel: string;
  readonly kind: string;
  readonly members: number | null;
};

/** Whether an invitation is of no use: the person says so, or the group has all its members. */
export function isInviteFull(
  { isFull, capacity }: Pick<StoreInvite, "isFull" | "capacity">,
  group: Counted | null,
): boolean {
  if (isFull) return true;
  const isLimited = group !== null && group.channel !== "TELEGRAM" && group.kind === "GROUP";
  const most = capacity ?? (isLimited ? GROUP_CAPACITY : null);
  return most !== null && group?.members != null && group.members >= most;
}

/** Returns the words of a section in an address: "Casa e Jardim" is "casa-e-jardim". */
export const sectionParam = (title: string): string =>
  title.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase()
    .replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
