import type { ShopProgrammeId } from "../../ids.ts";
import type { Network } from "./network.ts";

/** How a shop pays: through a network, or by links of its own programme. */
export type ProgrammeKind = Network | "OWN";

/** A shop's programme, as a person entered it. */
export type ShopProgramme = {
  readonly id: ShopProgrammeId;
  /** The shop's domain, without `www.`; its subdomains belong to it. */
  readonly host: string;
  readonly network: ProgrammeKind;
  /** The programme's id in the network; null: the network needs none. */
  readonly programmeId: string | null;
  /** The pattern of the shop's own links, and the person's id in them; null: a network's. */
  readonly pattern: string | null;
  readonly publisherId: string | null;
  /** What the person knows of the programme; nobody checked it. Null: they left it out. */
  readonly cookieDays: number | null;
  readonly commissionPercent: number | null;
};

/** A person's ids in the networks, and the programmes of the shops they share. */
export type OwnNetworks = {
  readonly publisherIds: { readonly [N in Network]?: string };
  readonly programmes: readonly ShopProgramme[];
};

/** The networks of a person who has none. */
export const noNetworks: OwnNetworks = { publisherIds: {}, programmes: [] };
