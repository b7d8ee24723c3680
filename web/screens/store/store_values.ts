import type { StoreForm_store$data } from "../../__generated__/StoreForm_store.graphql.ts";
import type { UpdateStoreInput } from "../../__generated__/useSaveStoreMutation.graphql.ts";
import { freshKey } from "../../shared/fresh_key.ts";
import type { Marketplace } from "../../shared/marketplaces.ts";

/** An entry of a list that is reordered; `key` identifies it within the form. */
export type Entry = { readonly key: string };
export type SectionValues = Entry & { readonly id: string | null; readonly title: string };
export type LinkValues = Entry & { readonly title: string; readonly url: string };
export type InviteValues = LinkValues & {
  /** Empty: none. */
  readonly groupId: string;
  /** The members at which it is full, as typed; empty: the messenger's own. */
  readonly capacity: string;
  readonly isFull: boolean;
};

/** The values of the form. */
export type StoreValues = {
  readonly title: string;
  readonly slug: string;
  readonly about: string;
  readonly primaryColor: string | null;
  readonly cardColor: string | null;
  readonly isOnlySent: boolean;
  readonly marketplaces: readonly Marketplace[];
  readonly sections: readonly SectionValues[];
  readonly links: readonly LinkValues[];
  readonly invites: readonly InviteValues[];
};

export const emptySection = (): SectionValues => ({ key: freshKey(), id: null, title: "" });
export const emptyLink = (): LinkValues => ({ key: freshKey(), title: "", url: "" });
export const emptyInvite = (): InviteValues => ({
  ...emptyLink(),
  groupId: "",
  capacity: "",
  isFull: false,
});

export const valuesOf = (store: StoreForm_store$data): StoreValues => ({
  title: store.title,
  slug: store.slug,
  about: store.about,
  primaryColor: store.primaryColor ?? null,
  cardColor: store.cardColor ?? null,
  isOnlySent: store.isOnlySent,
  marketplaces: store.marketplaces as readonly Marketplace[],
  sections: store.sections.map(({ id, title }) => ({ key: id, id, title })),
  links: store.links.map(({ title, url }, at) => ({ key: `link${at}`, title, url })),
  invites: store.invites.map(({ title, url, groupId, capacity, isFull }, at) => ({
    key: `invite${at}`,
    title,
    url: url ?? "",
    groupId: groupId ?? "",
    capacity: capacity == null ? "" : String(capacity),
    isFull,
  })),
});

/** Converts form values to the input of the mutation. */
const inputOf = (values: StoreValues) => ({
  title: values.title,
  slug: values.slug,
  about: values.about,
  primaryColor: values.primaryColor,
  cardColor: values.cardColor,
  isOnlySent: values.isOnlySent,
  marketplaces: values.marketplaces,
  sections: values.sections.map(({ id, title }) => ({ ...id !== null && { id }, title })),
  links: values.links.map(({ title, url }) => ({ title, url: webAddress(url) })),
  invites: values.invites.map(({ title, url, groupId, capacity, isFull }) => ({
    title,
    isFull,
    ...capacity && { capacity: Number(capacity) },
    ...groupId && { groupId },
    ...url.trim() && { url: webAddress(url) },
  })),
} satisfies UpdateStoreInput);

/** Returns only the changed fields of the input. */
export function changesOf(values: StoreValues, base: StoreValues): UpdateStoreInput {
  const [current, before] = [inputOf(values), inputOf(base)];
  return Object.fromEntries(
    Object.entries(current).filter(([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before])
    ),
  );
}

/** Whether the form has nothing to save. */
export const isUnchanged = (values: StoreValues, base: StoreValues): boolean =>
  Object.keys(changesOf(values, base)).length === 0;

/** Completes an address that was typed without https://. */
function webAddress(typed: string): string {
  const address = typed.trim();
  return address === "" || /^[a-z]+:/i.test(address) ? address : `https://${address}`;
}

/** The longest slug. */
const LONGEST = 40;

/** Returns what an address can have of typed words: "Achados da Íris!" is "achados-da-iris". */
export const slugOf = (words: string): string =>
  words.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase()
    .replace(/[^a-z0-9]+/g, "-").replace(/^-+/, "").slice(0, LONGEST);
