import type { Marketplace } from "../../shared/marketplaces.ts";
import type { Variants } from "../../shared/wording/VariantTabs.tsx";
import type { RetailSeason } from "./season_words.ts";

/** The values of the form. */
export type TextValues = {
  readonly name: string;
  readonly variants: Variants;
  /** Empty: the whole year. */
  readonly season: RetailSeason | "";
  /** As typed, with commas between. */
  readonly tags: string;
  readonly marketplaces: readonly Marketplace[];
  /** Null, or left out of an earlier draft: none. */
  readonly media: TextMedia | null;
};

/** The picture, video or document that goes with a text. */
export type TextMedia = {
  readonly url: string;
  readonly kind: "IMAGE" | "VIDEO" | "DOCUMENT";
  /** Null: a picture's. */
  readonly name: string | null;
  readonly sizeBytes: number | null;
  /** The messengers that do not take so large a file. */
  readonly tooLargeFor: readonly ("TELEGRAM" | "WHATSAPP")[];
};

type Text = {
  readonly name: string;
  readonly variants: Variants;
  readonly season?: RetailSeason | null | undefined;
  readonly tags: readonly string[];
  readonly marketplaces?: readonly Marketplace[];
  readonly media?:
    | (Pick<TextMedia, "url" | "kind" | "tooLargeFor"> & {
      readonly name?: string | null | undefined;
      readonly sizeBytes?: number | null | undefined;
    })
    | null
    | undefined;
};

export const valuesOf = (text: Text): TextValues => ({
  name: text.name,
  variants: text.variants.map(({ slot, body, weight }) => ({ slot, body, weight })),
  season: text.season ?? "",
  tags: text.tags.join(", "),
  marketplaces: text.marketplaces ?? [],
  media: text.media
    ? {
      url: text.media.url,
      kind: text.media.kind,
      name: text.media.name ?? null,
      sizeBytes: text.media.sizeBytes ?? null,
      tooLargeFor: text.media.tooLargeFor,
    }
    : null,
});

/** Converts form values to the input of the mutation. */
export const inputOf = (values: TextValues) => ({
  name: values.name.trim(),
  variants: values.variants,
  season: values.season || null,
  tags: values.tags.split(",").map((tag) => tag.trim()).filter(Boolean),
  marketplaces: values.marketplaces,
  mediaUrl: values.media?.url ?? null,
});

/** Returns only the changed fields. */
export function changesOf(values: TextValues, base: TextValues) {
  const [current, before] = [inputOf(values), inputOf(base)];
  return Object.fromEntries(
    Object.entries(current).filter(([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before])
    ),
  ) as Partial<typeof current>;
}

/** The fields that need an offer, in a text. */
export const needsOffer = (
  body: string,
  fields: readonly { readonly name: string; readonly isOfOffer: boolean }[],
): boolean =>
  fields.some(({ name, isOfOffer }) =>
    isOfOffer && new RegExp(`\\{\\s*${name}\\s*\\??\\s*\\}`, "i").test(body)
  );
