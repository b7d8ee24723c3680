import type { connectToDatabase } from "../../tests/support/product/start_product.ts";

/** Gives somebody, and nobody else, a plan without limits; their email counts as verified. */
export async function grantUnlimited(
  { rows }: Awaited<ReturnType<typeof connectToDatabase>>,
  userId: string,
): Promise<void> {
  await rows(`insert into plans values ('bench', 'Bench',
    '{"offersPerDay": -1, "messagesPerMonth": -1, "groups": -1, "sessions": -1}')
    on conflict do nothing`);
  await rows("update users set stripe_price_id = 'bench' where id = $1", [userId]);
  await rows(
    `update auth_users set "emailVerified" = true
     where id = (select subject from identities where user_id = $1)`,
    [userId],
  );
}
