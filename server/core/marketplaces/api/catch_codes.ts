import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { catchCoupons } from "../../coupons/commands.ts";
import type { UserId } from "../../ids.ts";
import type { ProductReading } from "../readings/product_reading.ts";
import type { ConnectableShop } from "./shop_api.ts";

type CatchCodes = {
  readonly userId: UserId;
  readonly shop: ConnectableShop;
  readonly readings: readonly ProductReading[];
};

/** Saves the codes that a shop's API states with products as coupons to confirm, each once. */
export async function catchCodes(ctx: Context, { userId, shop, readings }: CatchCodes) {
  const stated = readings.flatMap(({ codes }) => codes ?? [])
    .filter(({ until }) => until === null || until > ctx.now);
  const codes = [...new Map(stated.map((one) => [one.code, one])).values()];
  if (codes.length > 0) await save(ctx, { userId, marketplace: shop, codes, groupId: null });
}

const save = command(catchCoupons);
