import type { Context } from "../context.ts";
import { idAt } from "../ids.ts";
import { KEPT_DAYS } from "./notification.ts";

/** Removes notifications that nobody looks for any more; their ids tell their age. */
export async function purgeNotifications({ db, now }: Context) {
  const oldest = now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000;
  await db.deleteFrom("notifications").where("id", "<", idAt("ntf", oldest)).execute();
}
