import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { newId, type ShopProgrammeId, type UserId } from "../../ids.ts";
import { type Network, networks as allNetworks } from "../../marketplaces/networks/network.ts";
import type { OwnNetworks, ShopProgramme } from "../../marketplaces/networks/own_networks.ts";
import {
  parseOwnPublisherId,
  parseProgramme,
  type ProgrammeInput,
} from "../../marketplaces/networks/programme_input.ts";
import { permit } from "../../permissions.ts";

/** The most shops of one person: all of them are read with each link. */
const MOST_PROGRAMMES = 100;

/** The ids as they are typed, by network in small letters; one that is left out stays. */
type PublisherIdsInput = { readonly [N in Lowercase<Network>]?: string | null | undefined };

/** Sets the viewer's ids in the networks. An empty one is removed. @throws Failure */
export const updatePublisherIds = command(async (tx: Tx, input: PublisherIdsInput) => {
  const { userId, networks } = await lockNetworks(tx);
  const given = allNetworks.map((network) => [network, input[lowercase(network)]] as const)
    .filter(([, typed]) => typed !== undefined);
  if (given.length === 0) return userId;
  const parsed = given.map(([network, typed]) =>
    [network, parseOwnPublisherId(network, typed ?? "")] as const
  );
  const all = { ...networks.publisherIds, ...Object.fromEntries(parsed) };
  const publisherIds = Object.fromEntries(Object.entries(all).filter(([, id]) => id !== null));
  return await saveNetworks(tx, userId, { ...networks, publisherIds });
});

/** Adds a shop's programme to the viewer's. @throws Failure */
export const createShopProgramme = command(async (tx: Tx, input: ProgrammeInput) => {
  const { userId, networks } = await lockNetworks(tx);
  const programme = parseProgramme(newId("prg"), input);
  requireUnique(networks, programme);
  if (networks.programmes.length >= MOST_PROGRAMMES) throw new Failure("PROGRAMMES_LIMIT");
  return await saveProgrammes(tx, userId, networks, [...networks.programmes, programme]);
});

type UpdateProgramme = ProgrammeInput & { readonly id: ShopProgrammeId };

/** Replaces one of the viewer's programmes. @throws Failure */
export const updateShopProgramme = command(async (tx: Tx, { id, ...input }: UpdateProgramme) => {
  const { userId, networks } = await lockNetworks(tx);
  requireOwn(networks, id);
  const programme = parseProgramme(id, input);
  requireUnique(networks, programme);
  const programmes = networks.programmes.map((one) => one.id === id ? programme : one);
  return await saveProgrammes(tx, userId, networks, programmes);
});

/** Removes one of the viewer's programmes. Links to its shop no longer pay. @throws Failure */
export const removeShopProgramme = command(async (tx: Tx, { id }: { id: ShopProgrammeId }) => {
  const { userId, networks } = await lockNetworks(tx);
  requireOwn(networks, id);
  const programmes = networks.programmes.filter((one) => one.id !== id);
  return await saveProgrammes(tx, userId, networks, programmes);
});

const lowercase = (network: Network) => network.toLowerCase() as Lowercase<Network>;

async function lockNetworks({ db, viewer }: Tx) {
  const userId = permit(viewer, "affiliateTags.edit");
  const { networks } = await db.selectFrom("users").select("affiliate_networks as networks")
    .where("id", "=", userId).forNoKeyUpdate().executeTakeFirstOrThrow();
  return { userId, networks };
}

function requireOwn({ programmes }: OwnNetworks, id: ShopProgrammeId) {
  if (!programmes.some((one) => one.id === id)) throw new Failure("PROGRAMME_NOT_FOUND", ["id"]);
}

function requireUnique({ programmes }: OwnNetworks, { id, host }: ShopProgramme) {
  const isTaken = programmes.some((one) => one.host === host && one.id !== id);
  if (isTaken) throw new Failure("PROGRAMME_EXISTS", ["shop"]);
}

/** Stores the programmes in the order of their shops. */
const saveProgrammes = (
  tx: Tx,
  userId: UserId,
  networks: OwnNetworks,
  programmes: readonly ShopProgramme[],
) =>
  saveNetworks(tx, userId, {
    ...networks,
    programmes: programmes.toSorted((one, other) => one.host < other.host ? -1 : 1),
  });

async function saveNetworks({ db, emit }: Tx, userId: UserId, networks: OwnNetworks) {
  await db.updateTable("users").set({ affiliate_networks: JSON.stringify(networks) })
    .where("id", "=", userId).execute();
  emit({ name: "affiliateTags.changed", userId });
  return userId;
}
