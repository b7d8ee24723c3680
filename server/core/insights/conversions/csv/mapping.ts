/** The title of the file's column that fills each field; a field without one is absent. */
export type ColumnMapping = Readonly<Partial<Record<ConversionField, string>>>;

/** What a line of a file says of a purchase. */
export const conversionFields = [
  "externalId",
  "status",
  "purchasedAt",
  "clickedAt",
  "amount",
  "commission",
  "productId",
  "title",
  "subId",
  "shop",
] as const;
export type ConversionField = (typeof conversionFields)[number];
