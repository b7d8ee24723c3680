import type { ProgrammeSheet_viewer$data } from "../../../__generated__/ProgrammeSheet_viewer.graphql.ts";
import type { ShopProgrammeFieldsInput } from "../../../__generated__/useSaveProgrammeCreateMutation.graphql.ts";
import type { AffiliateNetwork } from "../../../shared/network_names.ts";

/** What the form of a programme holds, as it is typed. */
export type ProgrammeValues = {
  shop: string;
  network: AffiliateNetwork;
  programmeId: string;
  pattern: string;
  publisherId: string;
  commissionPercent: string;
  cookieDays: string;
};

export const emptyValues: ProgrammeValues = {
  shop: "",
  network: "AWIN",
  programmeId: "",
  pattern: "",
  publisherId: "",
  commissionPercent: "",
  cookieDays: "",
};

type Programme = ProgrammeSheet_viewer$data["shopProgrammes"][number];

export const valuesOf = (programme: Programme): ProgrammeValues => ({
  shop: programme.host,
  network: programme.network,
  programmeId: programme.programmeId ?? "",
  pattern: programme.pattern ?? "",
  publisherId: programme.publisherId ?? "",
  commissionPercent: programme.commissionPercent?.toLocaleString("pt-BR") ?? "",
  cookieDays: programme.cookieDays?.toString() ?? "",
});

/** The number in what was typed, with a comma or a point; null: nothing; NaN: no number. */
export const typedNumber = (typed: string): number | null => {
  const text = typed.trim().replace(/\s*%$/, "").replace(",", ".");
  return text === "" ? null : Number(text);
};

/** What is sent: the fields of the other kind of programme are left out. */
export function fieldsOf(values: ProgrammeValues): ShopProgrammeFieldsInput {
  const isOwn = values.network === "OWN";
  return {
    shop: values.shop.trim(),
    network: values.network,
    programmeId: isOwn ? null : values.programmeId.trim() || null,
    pattern: isOwn ? values.pattern.trim() : null,
    publisherId: isOwn ? values.publisherId.trim() : null,
    commissionPercent: typedNumber(values.commissionPercent),
    cookieDays: typedNumber(values.cookieDays),
  };
}
