import { isCnpj, isCpf, maskTaxpayerId, plainTaxpayerId } from "../taxpayer_ids.ts";

/** What a Pix key is; the central bank knows these five kinds. */
export const pixKinds = ["CPF", "CNPJ", "EMAIL", "PHONE", "RANDOM"] as const;
export type PixKind = (typeof pixKinds)[number];

/** A Pix key as banks take it, and what a screen may show of it. */
export type PixKey = { readonly kind: PixKind; readonly key: string; readonly hint: string };

type Rule = {
  readonly normalize: (text: string) => string;
  readonly isValid: (key: string) => boolean;
  readonly mask: (key: string) => string;
};

const digits = (text: string) => text.replace(/[\s.()/-]/g, "");

/** The longest e-mail that is a Pix key. */
const LONGEST_EMAIL = 77;

const rules: { readonly [Kind in PixKind]: Rule } = {
  CPF: {
    normalize: plainTaxpayerId,
    isValid: isCpf,
    mask: (id) => maskTaxpayerId({ kind: "CPF", id }),
  },
  CNPJ: {
    normalize: plainTaxpayerId,
    isValid: isCnpj,
    mask: (id) => maskTaxpayerId({ kind: "CNPJ", id }),
  },
  EMAIL: {
    normalize: (text) => text.toLowerCase(),
    isValid: (key) =>
      key.length <= LONGEST_EMAIL && /^[^\s@,;"'<>]+@[^\s@,;"'<>]+\.[a-z]{2,}$/.test(key),
    mask: (key) =>
      `${key.slice(0, Math.min(2, key.indexOf("@") - 1))}•••${key.slice(key.indexOf("@"))}`,
  },
  PHONE: {
    normalize: (text) => `+55${digits(text).replace(/^\+?55(?=\d{10,11}$)|^\+55/, "")}`,
    isValid: (key) => /^\+55[1-9][1-9](?:9\d{8}|[2-5]\d{7})$/.test(key),
    mask: (key) => `+55 ${key.slice(3, 5)} •••••-${key.slice(-4)}`,
  },
  RANDOM: {
    normalize: (text) => text.toLowerCase(),
    isValid: (key) =>
      /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(key),
    mask: (key) => `••••-${key.slice(-4)}`,
  },
};

/** Reads a Pix key as a person typed it; null: it is none of that kind. */
export function parsePixKey(kind: PixKind, text: string): PixKey | null {
  const { normalize, isValid, mask } = rules[kind];
  const key = normalize(text.trim());
  return isValid(key) ? { kind, key, hint: mask(key) } : null;
}

/** Returns what a Pix key of the programme is sealed about: it opens for no other person. */
export const pixOwner = (userId: string): string => `pix:${userId}`;

/** Returns what the Pix key of a payout is sealed about. */
export const payoutOwner = (id: string): string => `payout:${id}`;
