import type { Context } from "../context.ts";
import { isId } from "../ids.ts";

/** The JPEG at that id, for whoever was told of it; null where there is none any more. */
export async function loadPhoto({ db }: Context, id: string): Promise<Uint8Array | null> {
  if (!isId("pho", id)) return null;
  const photo = await db.selectFrom("photos").select("bytes").where("id", "=", id)
    .executeTakeFirst();
  return photo?.bytes ?? null;
}
