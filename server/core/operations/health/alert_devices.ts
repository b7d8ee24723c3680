import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { newId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { AlertDevice } from "./push_alerts.ts";

/** Browsers of one admin; the oldest leaves for a new one. */
const MOST_DEVICES = 10;
const ENDPOINT_LENGTH = 1_000;
/** 65 and 16 bytes as base64url. */
const keyForm = /^B[\w-]{86}$/;
const secretForm = /^[\w-]{22}$/;

/** Shows alerts in a browser from now on. @throws Failure ALERT_DEVICE_INVALID */
export const addAlertDevice = command(async (tx, device: AlertDevice) => {
  const { db, now } = tx;
  const userId = permit(tx.viewer, "operations.see");
  const { endpoint, key, secret } = checked(device);
  const change = { user_id: userId, key, secret, created_at: now };
  const { id } = await db.insertInto("alert_devices")
    .values({ id: newId("ald"), endpoint, ...change })
    .onConflict((on) => on.column("endpoint").doUpdateSet(change))
    .returning("id").executeTakeFirstOrThrow();
  await db.deleteFrom("alert_devices").where(
    "id",
    "in",
    (all) =>
      all.selectFrom("alert_devices").select("id").where("user_id", "=", userId)
        .where("id", "!=", id).orderBy("created_at", "desc").orderBy("id").offset(MOST_DEVICES - 1),
  ).execute();
  return { endpoint };
});

/** Shows no more alerts in a browser of the viewer's. */
export const removeAlertDevice = command(
  async (tx, { endpoint }: Pick<AlertDevice, "endpoint">) => {
    const userId = permit(tx.viewer, "operations.see");
    await tx.db.deleteFrom("alert_devices").where("user_id", "=", userId)
      .where("endpoint", "=", endpoint).execute();
    return { endpoint };
  },
);

/** Returns the key by which a browser subscribes, for admins. */
export async function alertKey(ctx: Context): Promise<string> {
  permit(ctx.viewer, "operations.see");
  return await ctx.ports.pushAlerts.publicKey();
}

function checked(device: AlertDevice): AlertDevice {
  const { endpoint, key, secret } = device;
  const isAddress = endpoint.length <= ENDPOINT_LENGTH && URL.canParse(endpoint) &&
    new URL(endpoint).protocol === "https:";
  if (!isAddress || !keyForm.test(key) || !secretForm.test(secret)) {
    throw new Failure("ALERT_DEVICE_INVALID", ["endpoint"]);
  }
  return device;
}
