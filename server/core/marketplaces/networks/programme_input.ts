import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import type { ShopProgrammeId } from "../../ids.ts";
import { isPublicName, isShortLink, parseLink } from "../links/link.ts";
import { marketplaceOf } from "../marketplace.ts";
import { parsePattern } from "./link_pattern.ts";
import { networkDefinitions, networkOf, parseProgrammeId, parsePublisherId } from "./network.ts";
import type { Network } from "./network.ts";
import type { ProgrammeKind, ShopProgramme } from "./own_networks.ts";

/** A shop's programme as it is typed. */
export type ProgrammeInput =
  & {
    /** The shop's domain, or any address at the shop. */
    readonly shop: string;
    readonly network: ProgrammeKind;
  }
  & Given<
    Pick<
      ShopProgramme,
      "programmeId" | "pattern" | "publisherId" | "cookieDays" | "commissionPercent"
    >
  >;

/** Most characters of a person's id at a shop of its own programme. */
const LONGEST_ID = 80;

/** Returns the programme that was typed. @throws Failure at the first field that is not valid */
export function parseProgramme(id: ShopProgrammeId, input: ProgrammeInput): ShopProgramme {
  return {
    id,
    host: parseShop(input.shop),
    network: input.network,
    ...input.network === "OWN" ? ownProgramme(input) : programmeOfNetwork(input.network, input),
    cookieDays: numberIn(input.cookieDays, 365, "cookieDays", Number.isInteger),
    commissionPercent: numberIn(input.commissionPercent, 100, "commissionPercent", Number.isFinite),
  };
}

/** Endings under which others register domains: no shop's own. */
const sharedEnding = /^(?:com?|net|org|gov|edu|ind|blog|app)\.[a-z]{2}$/;

function parseShop(typed: string): string {
  const url = parseLink(typed);
  if (!url || !isPublicName(url) || networkOf(url) || isShortLink(url)) {
    throw new Failure("SHOP_ADDRESS_INVALID", ["shop"]);
  }
  if (marketplaceOf(url) !== "OTHER") throw new Failure("SHOP_WITH_OWN_SETTINGS", ["shop"]);
  const host = url.hostname.replace(/\.$/, "").replace(/^(?:www|m)\./, "");
  if (!host.includes(".") || sharedEnding.test(host)) {
    throw new Failure("SHOP_ADDRESS_INVALID", ["shop"]);
  }
  return host;
}

function programmeOfNetwork(network: Network, { programmeId }: ProgrammeInput) {
  const none = { pattern: null, publisherId: null };
  if (!networkDefinitions[network].programme) return { ...none, programmeId: null };
  const id = parseProgrammeId(network, programmeId ?? "");
  if (id === null) throw new Failure("PROGRAMME_ID_INVALID", ["programmeId"]);
  return { ...none, programmeId: id };
}

function ownProgramme(input: ProgrammeInput) {
  const pattern = parsePattern(input.pattern ?? "");
  if (pattern === null) throw new Failure("LINK_PATTERN_INVALID", ["pattern"]);
  const publisherId = input.publisherId?.trim() ?? "";
  if (!publisherId || publisherId.length > LONGEST_ID || /[\s/?#&]/.test(publisherId)) {
    throw new Failure("PUBLISHER_ID_INVALID", ["publisherId"]);
  }
  return { programmeId: null, pattern, publisherId };
}

function numberIn(
  typed: number | null | undefined,
  most: number,
  field: "cookieDays" | "commissionPercent",
  isValid: (value: number) => boolean,
): number | null {
  if (typed == null) return null;
  if (isValid(typed) && typed >= 0 && typed <= most) return typed;
  throw new Failure(
    field === "cookieDays" ? "COOKIE_DAYS_INVALID" : "COMMISSION_PERCENT_INVALID",
    [field],
  );
}

/** Returns the person's id in a network; null for an empty text. @throws Failure */
export function parseOwnPublisherId(network: Network, typed: string): string | null {
  if (typed.trim() === "") return null;
  const id = parsePublisherId(network, typed);
  if (id === null) throw new Failure("PUBLISHER_ID_INVALID", [network.toLowerCase()]);
  return id;
}
