import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { permit } from "../permissions.ts";

export type Plan = { readonly priceId: string; readonly name: string };

/** What an admin can grant; its price id is a plan's place in the list. */
export function listPlans({ db, viewer }: Context, page: Page): Promise<Plan[]> {
  permit(viewer, "user.see");
  return inPage(
    db.selectFrom("plans").select(["price_id as priceId", "name"]),
    page,
    "price_id",
  ).execute();
}
